import { expect, test } from 'vitest';
import { creditNoteOfDeal, creditsOf } from './credit-note.ts';
import { invoiceOfDeal } from './of-deal.ts';

const renewal = { name: 'renewal', totalCents: 30_000 };
const whole = { name: 'whole', totalCents: 124_000 };
const divided = (droppedCents: number) =>
  creditsOf(droppedCents, [renewal, whole]).map(({ invoice, amountCents }) => [invoice.name, amountCents]);

test.each([
  [0, []],
  [10_000, [['renewal', 10_000]]],
  [30_000, [['renewal', 30_000]]],
  [
    74_000,
    [
      ['renewal', 30_000],
      ['whole', 44_000],
    ],
  ],
  // Never more than all of them together.
  [
    999_000,
    [
      ['renewal', 30_000],
      ['whole', 124_000],
    ],
  ],
])('%i that are owed no more are taken back from the newest invoice on', (dropped, credits) => {
  expect(divided(dropped)).toEqual(credits);
});

test('a credit note is between the same parties, and names its invoice and why', () => {
  const invoice = invoiceOfDeal({
    id: '01900000-0000-7000-8000-00000a1b2c3d',
    title: 'Winter serum',
    completedAt: new Date('2026-11-28T10:00:00Z'),
    paymentDays: 30,
    currency: 'USD',
    amountCents: 124_000,
    number: 'LH-2026-006',
    creator: { name: 'Layla Haddad', address: 'Dubai', email: null },
    brand: { name: 'Oasis Skin', address: null, email: null },
  });
  const note = creditNoteOfDeal(invoice, {
    number: 'LH-2027-001',
    issuedAt: new Date('2027-01-20T10:00:00Z'),
    amountCents: 74_000,
    reason: 'One of two films was delivered.',
  });
  expect(note).toEqual({
    reference: 'LH-2027-001',
    issuedOn: '2027-01-20T00:00:00.000Z',
    dueOn: '2027-01-20T00:00:00.000Z',
    currency: 'USD',
    from: invoice.from,
    to: invoice.to,
    lines: [{ text: 'Reduction of invoice LH-2026-006', amountCents: 74_000 }],
    totalCents: 74_000,
    corrects: {
      reference: 'LH-2026-006',
      issuedOn: '2026-11-28T00:00:00.000Z',
      reason: 'One of two films was delivered.',
    },
  });
});
