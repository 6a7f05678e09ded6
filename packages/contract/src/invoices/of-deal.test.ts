import { expect, test } from 'vitest';
import { dealInvoiceNumber } from './of-deal.ts';

test.each([
  ['Layla', 'Haddad', 'LH-2027-006'],
  ['élodie', 'Øberg', 'EB-2027-006'],
  ['Layla', '', 'L-2027-006'],
  ['ليلى', 'حداد', 'INV-2027-006'],
])('the sixth invoice of %s %s is %s', (firstName, lastName, number) => {
  expect(dealInvoiceNumber({ firstName, lastName, year: 2027, place: 6 })).toBe(number);
});
