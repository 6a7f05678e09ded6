import { describe, expect, test } from 'vitest';
import { accountFinding, ibanProgress } from './account-numbers.ts';
import { inGroups, normalNumber } from './schemas.ts';

const uae = 'AE070331234567890123456';

describe('an account', () => {
  test.each([
    ['UAE', uae, null],
    ['UAE', 'ae07 0331-2345 6789 0123 456', null],
    ['UAE', 'AE٠٧ ٠٣٣١ ٢٣٤٥ ٦٧٨٩ ٠١٢٣ ٤٥٦', null],
    ['UAE', '\u2066AE۰۷۰۳۳۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶\u2069', null],
    ['UAE', 'AE080331234567890123456', 'iban.invalid'],
    ['UAE', uae.slice(0, -1), 'iban.invalid'],
    ['UAE', 'GB29NWBK60161331926819', 'iban.not_uae'],
    ['IBAN_COUNTRY', 'GB29NWBK60161331926819', null],
    ['IBAN_COUNTRY', uae, null],
    ['IBAN_COUNTRY', 'GB28NWBK60161331926819', 'iban.invalid'],
    // A country without IBAN, and nothing that begins with a country.
    ['IBAN_COUNTRY', 'US29NWBK60161331926819', 'iban.invalid'],
    ['IBAN_COUNTRY', '12345678', 'iban.invalid'],
    ['ELSEWHERE', '0110245678', null],
  ] as const)('in %s as %s: %s', (place, account, finding) => {
    expect(accountFinding(place, account)).toBe(finding);
  });

  test('is kept without spaces in upper case, and shown in groups of four', () => {
    expect(normalNumber(' ae07 0331-2345\u00a06789 0123 456')).toBe(uae);
    expect(inGroups(uae)).toBe('AE07 0331 2345 6789 0123 456');
    expect(inGroups('01102456')).toBe('0110 2456');
  });
});

describe('an IBAN that is being typed', () => {
  test.each([
    ['UAE', '', { signs: 0, of: 23, isWhole: false, fits: false }],
    ['UAE', 'AE07 0331', { signs: 8, of: 23, isWhole: false, fits: false }],
    ['UAE', uae, { signs: 23, of: 23, isWhole: true, fits: true }],
    ['UAE', uae.replace('07', '08'), { signs: 23, of: 23, isWhole: true, fits: false }],
    ['UAE', `${uae}7`, { signs: 24, of: 23, isWhole: true, fits: false }],
    ['IBAN_COUNTRY', 'G', { signs: 1, of: 34, isWhole: false, fits: false }],
    ['IBAN_COUNTRY', 'GB29', { signs: 4, of: 22, isWhole: false, fits: false }],
    ['IBAN_COUNTRY', 'NO9386011117947', { signs: 15, of: 15, isWhole: true, fits: true }],
  ] as const)('in %s, "%s"', (place, typed, progress) => {
    expect(ibanProgress(place, typed)).toEqual(progress);
  });
});
