import type { Payout } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { payoutsCsv } from './statement.tsx';

const payout: Payout = {
  dealId: '01900000-0000-7000-8000-00000a1b2c3d',
  title: '=HYPERLINK("x"), "oil"',
  invoices: [],
  invoiceReference: 'LH-2027-006',
  currency: 'USD',
  amountCents: 96_050,
  restCents: 66_050,
  parts: [],
  state: 'MARKED',
  completedAt: '2026-10-17T08:00:00.000Z',
  dueAt: '2026-11-16T00:00:00.000Z',
  paymentDays: 30,
  party: { id: null, name: 'Oasis Skin', image: null },
  record: null,
  payment: {
    paidOn: '2026-11-19T00:00:00.000Z',
    method: 'BANK_TRANSFER',
    reference: '88213',
    proof: null,
    markedAt: '2026-11-20T00:00:00.000Z',
    markedBy: null,
  },
  answer: null,
  reminders: { sent: 0, lastAt: null, nextAt: null },
};

test('a deposit that lapsed is no payment', () => {
  const lapsed: Payout = {
    ...payout,
    ...{ state: 'CONFIRMED', completedAt: null, payment: null },
    ...{ amountCents: 62_000, restCents: 0, droppedCents: 62_000 },
  };
  expect(payoutsCsv([lapsed])).toContain(',Deposit,2026-11-16,0.00,0.00,USD,"Deposit lapsed, not owed",,,,');
  expect(payoutsCsv([{ ...lapsed, droppedCents: 20_000 }])).toContain('"Rest lapsed, not owed"');
});

test('the statement says in words what the page says, and holds no formula', () => {
  expect(payoutsCsv([payout]).split('\r\n')).toEqual([
    'Deal,Other side,Completed,Due,Amount,In no part,Currency,State,Paid on,Reference,Confirmed,Number of the deal',
    `"'=HYPERLINK(""x""), ""oil""",Oasis Skin,2026-10-17,2026-11-16,960.50,660.50,USD,Marked as paid,2026-11-19,88213,,${payout.dealId}`,
    '',
  ]);
});
