import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['United Arab Emirates', 'AE'],
  ['united arab  emirates', 'AE'],
  ['UAE', 'AE'],
  ['الإمارات العربية المتحدة', 'AE'],
  ['Italy', 'IT'],
  ["Côte d'Ivoire", 'CI'],
  ['Germany', 'DE'],
  ['Myanmar (Burma)', 'MM'],
  ['Atlantis', null],
  ['', null],
])('%s is %s', (country, code) => {
  expect(countryOf({ country })).toBe(code);
});

test('the code that was stated for e-invoices goes first', () => {
  const einvoice = {
    region: '',
    registrationKind: '',
    registrationNumber: '',
    registrationIssuer: '',
    tin: '',
  } as const;
  expect(countryOf({ country: 'Italy', einvoice: { ...einvoice, country: 'sm' } })).toBe('SM');
});
