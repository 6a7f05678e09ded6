import { expect, it } from 'vitest';
import { bankOfIban, countryOfIban, placeOfIban } from './iban-facts.ts';

it.each([
  ['', null, 'UAE', null],
  ['a', null, 'UAE', null],
  ['ae07 0331 2345 6789 0123 456', 'AE', 'UAE', 'Mashreq Bank'],
  ['AE07 9', 'AE', 'UAE', null],
  ['AE07 999', 'AE', 'UAE', null],
  ['SA03 8000 0000 6080 1016 7519', 'SA', 'IBAN_COUNTRY', null],
  ['12', null, 'IBAN_COUNTRY', null],
])('an IBAN that begins %j is of %s, a bank in %s, and %s', (typed, country, place, bank) => {
  expect([countryOfIban(typed), placeOfIban(typed), bankOfIban(typed)]).toEqual([country, place, bank]);
});
