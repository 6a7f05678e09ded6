import type { Payout, PayoutPart } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { payoutsCsv } from './statement.tsx';

const payout: Payout = {
  dealId: '01900000-0000-7000-8000-00000a1b2c3d',
  title: '=HYPERLINK("x"), "oil"',
  invoices: [],
  invoiceReference: 'LH-2027-006',
  currency: 'USD',
  amountCents: 96_050,
  restCents: 96_050,
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
  expect(payoutsCsv([lapsed])).toContain(',Deposit,2026-11-16,,0.00,USD,"Deposit lapsed, not owed",,,,,');
  expect(payoutsCsv([{ ...lapsed, droppedCents: 20_000 }])).toContain('"Rest lapsed, not owed"');
});

test('shares of a rest with days of their own are lines of their own', () => {
  const later = { amountCents: 62_000, dueAt: '2026-12-16T00:00:00.000Z' };
  const lines = payoutsCsv([{ ...payout, state: 'DUE', payment: null, later }]).split('\r\n');
  expect(lines[1]).toContain(',2026-11-16,,340.50,');
  expect(lines[2]).toContain(',2026-12-16,,620.00,');
});

test('the statement says in words what the page says, and holds no formula', () => {
  expect(payoutsCsv([payout]).split('\r\n')).toEqual([
    'Project,Other side,Completed,Due,Part,Amount,Currency,State,Paid on,How,Reference,Confirmed,Project number',
    `"'=HYPERLINK(""x""), ""oil""",Oasis Skin,2026-10-17,2026-11-16,,960.50,USD,Marked as paid,2026-11-19,Bank transfer,88213,,${payout.dealId}`,
    '',
  ]);
});

const part: PayoutPart = {
  id: '01900000-0000-7000-8000-00000a1b2c3e',
  amountCents: 40_020,
  state: 'CONFIRMED',
  paidOn: '2026-11-02T00:00:00.000Z',
  method: 'CARD',
  reference: 'REF 2',
  proof: null,
  markedAt: '2026-11-02T09:00:00.000Z',
  markedBy: null,
  answer: { bySilence: false, note: null, answeredAt: '2026-11-05T09:00:00.000Z' },
};
const lost: PayoutPart = { ...part, state: 'NOT_ARRIVED', amountCents: 5_000, reference: 'REF 3' };

const linesOf = (one: Payout) =>
  payoutsCsv([one])
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(line.indexOf('2026-11-16')).replace(`,${payout.dealId}`, ''));

test('each part has its line, and the lines add up to what is owed and paid', () => {
  const inParts: Payout = { ...payout, parts: [part, lost], restCents: 56_030, state: 'DUE', payment: null };
  expect(linesOf(inParts)).toEqual([
    '2026-11-16,1,400.20,USD,Confirmed,2026-11-02,Card,REF 2,2026-11-05',
    '2026-11-16,2,0.00,USD,Not arrived,2026-11-02,Card,REF 3,',
    '2026-11-16,Remaining,560.30,USD,Due,,,,',
  ]);
});

test('what was paid of a deposit whose rest lapsed is told', () => {
  const halfPaid: Payout = {
    ...{
      ...payout,
      state: 'CONFIRMED',
      completedAt: null,
      payment: null,
      restCents: 0,
      droppedCents: 56_030,
    },
    parts: [{ ...part, state: 'MARKED', answer: null }],
  };
  expect(linesOf(halfPaid)).toEqual([
    '2026-11-16,1,400.20,USD,Marked as paid,2026-11-02,Card,REF 2,',
    '2026-11-16,Remaining,0.00,USD,"Rest lapsed, not owed",,,,',
  ]);
});
