import { expect, test } from 'vitest';
import { dealInvoiceNumber, invoiceOfDeal } from './of-deal.ts';

test.each([
  ['Layla', 'Haddad', 'LH-2027-006'],
  ['élodie', 'Øberg', 'EB-2027-006'],
  ['Layla', '', 'L-2027-006'],
  ['ليلى', 'حداد', 'INV-2027-006'],
])('the sixth invoice of %s %s is %s', (firstName, lastName, number) => {
  expect(dealInvoiceNumber({ firstName, lastName, year: 2027, place: 6 })).toBe(number);
});

test('what was added is a line each, between the content and a product that is paid back', () => {
  const invoice = invoiceOfDeal({
    id: '01900000-0000-7000-8000-00000a1b2c3d',
    title: 'Winter serum',
    completedAt: new Date('2027-11-28T10:00:00Z'),
    paymentDays: 30,
    currency: 'USD',
    amountCents: 50_000,
    additions: [{ text: 'A vertical cut', amountCents: 12_000 }],
    reimbursement: { text: 'Serum', amountCents: 3_000 },
    number: null,
    creator: { name: 'Layla Haddad', address: null, email: null },
    brand: { name: 'Oasis Skin', address: null, email: null },
  });
  expect(invoice.lines.map(({ text }) => text)).toEqual(['Winter serum', 'A vertical cut', 'Serum']);
  expect(invoice.totalCents).toBe(65_000);
});
