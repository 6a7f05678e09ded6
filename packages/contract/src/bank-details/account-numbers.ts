/**
 * Whether an account number can be one (rules/bank-details#numbers). Apart from the schemas, because the forms of all
 * countries are large: the form of the bank details loads them, and no other page.
 */
import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import type { PlainFindingCode } from '../findings.ts';
import { type BankPlace, mostAccountSigns, normalNumber } from './schemas.ts';

const uae = 'AE';

/** How many signs an IBAN of the country has that it begins with; null for a country without. */
const signsOf = (iban: string): number | null => getCountrySpecifications()[iban.slice(0, 2)]?.chars ?? null;

/** Finding for an account at a bank there; null where nothing is wrong. */
export function accountFinding(place: BankPlace, account: string): PlainFindingCode | null {
  if (place === 'ELSEWHERE') return null;
  const iban = normalNumber(account);
  if (place === 'UAE' && !iban.startsWith(uae)) return 'iban.not_uae';
  return isValidIBAN(iban) ? null : 'iban.invalid';
}

/** How far an IBAN is that is being typed. */
export interface IbanProgress {
  signs: number;
  /** How many it has when it is whole; the most of any where its country is not known yet. */
  of: number;
  isWhole: boolean;
  /** Whether it is whole, and its check digits fit. */
  fits: boolean;
}

/** Returns how far it is, whatever was typed between the signs. */
export function ibanProgress(place: BankPlace, typed: string): IbanProgress {
  const iban = normalNumber(typed);
  const of = signsOf(place === 'UAE' ? uae : iban) ?? mostAccountSigns;
  return {
    signs: iban.length,
    of,
    isWhole: iban.length >= of,
    fits: iban !== '' && accountFinding(place, iban) === null,
  };
}
