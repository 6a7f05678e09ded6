import fc from 'fast-check';
import { expect, test } from 'vitest';
import { einvoiceOfDeal, einvoiceParty } from '../einvoices/einvoice.ts';
import { noEinvoiceDetails } from '../einvoices/schemas.ts';
import { creditNoteOfDeal } from './credit-note.ts';
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

const party = { name: 'Layla Haddad', address: null, email: null };
const completed = {
  id: '01900000-0000-7000-8000-00000a1b2c3d',
  title: 'Winter serum',
  completedAt: new Date('2026-12-31T20:30:00Z'),
  paymentDays: 0,
  currency: 'USD',
  amountCents: 50_000,
  number: 'LH-2027-001',
  creator: party,
  brand: { ...party, name: 'Oasis Skin' },
} as const;

test('the first hours of a year in Dubai are dated and due in it, on credit notes as well', () => {
  const invoice = invoiceOfDeal(completed);
  const note = creditNoteOfDeal(invoice, {
    number: 'LH-2027-002',
    issuedAt: new Date('2026-12-31T20:45:00Z'),
    amountCents: 1,
    reason: '',
  });
  const newYear = '2027-01-01T00:00:00.000Z';
  expect([invoice.issuedOn, invoice.dueOn, note.issuedOn]).toEqual([newYear, newYear, newYear]);
});

test('the tax of an invoice is that of its sum, however many and small its lines are', () => {
  const side = (taxNumber: string) =>
    einvoiceParty({
      name: 'A',
      address: '',
      taxNumber,
      einvoice: { ...noEinvoiceDetails, country: 'AE' },
    });
  const cents = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(cents, (amounts) => {
      const additions = amounts.map((amountCents) => ({ text: 'A cut', amountCents }));
      const invoice = invoiceOfDeal({ ...completed, additions });
      const { lines } = einvoiceOfDeal(invoice, {
        id: invoice.reference,
        seller: side('100111222300003'),
        buyer: side('100999888700003'),
        payment: { way: 'NOT_TOLD' },
      });
      const net = lines.reduce((sum, line) => sum + line.net, 0);
      const tax = lines.reduce((sum, line) => sum + line.tax, 0);
      expect(net + tax).toBe(invoice.totalCents);
      expect(Math.abs(tax - Math.round(net * 0.05))).toBeLessThanOrEqual(1);
      for (const [at, line] of lines.entries()) {
        expect(line.net + line.tax).toBe(invoice.lines[at]?.amountCents);
        expect(line.tax).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
