/** Facts that an IBAN tells by itself, so that nobody is asked for them (rules/bank-details#numbers). */
import { countryCodes } from '../einvoices/countries.ts';
import { type BankPlace, normalNumber } from './schemas.ts';

const uae = 'AE';

/** Banks of the Emirates by the three digits that the Central Bank gave them; others are typed. */
const uaeBanks: Readonly<Record<string, string>> = {
  '003': 'Abu Dhabi Commercial Bank',
  '020': 'HSBC Bank Middle East',
  '023': 'Commercial Bank of Dubai',
  '024': 'Dubai Islamic Bank',
  '026': 'Emirates NBD',
  '033': 'Mashreq Bank',
  '034': 'Emirates Islamic Bank',
  '035': 'First Abu Dhabi Bank',
  '038': 'National Bank of Fujairah',
  '040': 'RAKBANK',
  '041': 'Sharjah Islamic Bank',
  '044': 'Standard Chartered Bank',
  '050': 'Abu Dhabi Islamic Bank',
  '086': 'Wio Bank',
};

/** Country of an IBAN in its two letters; null before they are typed, or where they are none. */
export function countryOfIban(typed: string): string | null {
  const country = normalNumber(typed).slice(0, 2);
  return countryCodes.includes(country) ? country : null;
}

/** Place of the bank of an IBAN; the Emirates until another country is typed. */
export const placeOfIban = (typed: string): BankPlace => {
  const begin = normalNumber(typed).slice(0, 2);
  return uae.startsWith(begin) ? 'UAE' : 'IBAN_COUNTRY';
};

/** Name of the bank of an IBAN; null where it is not known. */
export function bankOfIban(typed: string): string | null {
  const iban = normalNumber(typed);
  return iban.startsWith(uae) ? (uaeBanks[iban.slice(4, 7)] ?? null) : null;
}
