/** Payouts of the stubbed marketplace. */

import type { Payout, PayoutAccount } from '@briefcast/contract';
import { marketDay } from '@briefcast/contract/kit/days';
import { idOf } from './people.ts';

const day = 24 * 60 * 60 * 1000;
/** Counts days ahead from the day in Dubai, and late ones by hours. */
const midnight = (days: number) => {
  const now = new Date();
  const today = days < 0 ? Math.floor(now.getTime() / day) * day : marketDay(now).getTime();
  return new Date(today + days * day).toISOString();
};

/** Owed for a project, due in so many days; late with a negative number. */
export const payoutDueIn = (days: number, fields: Partial<Payout> = {}): Payout => ({
  dealId: idOf(10),
  title: 'Oil-to-milk cleanse',
  currency: 'USD',
  amountCents: 96_000,
  restCents: fields.amountCents ?? 96_000,
  parts: [],
  state: 'DUE',
  completedAt: midnight(days - 30),
  dueAt: midnight(days),
  paymentDays: 30,
  party: { id: idOf(1), name: 'Oasis Skin', image: null },
  record: null,
  payment: null,
  answer: null,
  reminders: { sent: 0, lastAt: null, nextAt: midnight(days + 60) },
  invoices: [],
  invoiceReference: 'LH-2027-006',
  ...fields,
});

/** The brand said that it paid yesterday. */
export const markedPayment: NonNullable<Payout['payment']> = {
  paidOn: midnight(-1),
  method: 'BANK_TRANSFER',
  reference: '88213',
  proof: { id: idOf(70), name: 'transfer.pdf', size: 184_000, url: '/api/files/x/content' },
  markedAt: midnight(-1),
  markedBy: { id: idOf(1), firstName: 'Olga', lastName: 'Saleh' },
};

const nothing = { count: 0, amountCents: 0 };

/** The sums beside one open payout of 960 dollars, or of nothing at all. */
export const payoutAccount = (fields: Partial<PayoutAccount> = {}): PayoutAccount => ({
  ages: (['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OVER_90'] as const).map((age) => ({
    age,
    ...nothing,
    markedCents: 0,
  })),
  dueSoon: nothing,
  late: nothing,
  toConfirm: nothing,
  paid: nothing,
  paidThisYear: nothing,
  months: [],
  parties: [],
  record: null,
  ...fields,
});

export const oneOpen = payoutAccount({
  ages: payoutAccount().ages.map((age) =>
    age.age === 'TO_30' ? { ...age, count: 1, amountCents: 96_000 } : age,
  ),
  late: { count: 1, amountCents: 96_000 },
  months: [{ month: new Date().toISOString().slice(0, 7), count: 1, amountCents: 96_000 }],
  parties: [
    {
      id: idOf(1),
      name: 'Oasis Skin',
      image: null,
      count: 1,
      amountCents: 96_000,
      openCents: 96_000,
      toConfirmCents: 0,
    },
  ],
});
