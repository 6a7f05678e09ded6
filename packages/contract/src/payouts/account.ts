/** Sums of payouts, from groups of them that share their state and day (rules/payouts#ageing). */

import { type Currency, type SentSums, sentSums, sumsOf } from '../kit/currencies.ts';
import { ageOf, daysLate, daysLeft, dueSoonDays, owedStates } from './days.ts';
import { type PayoutAccount, PayoutAge, type PayoutState } from './schemas.ts';

/** Payouts of one currency, state and due day; `isThisYear` where they were confirmed in the current year. */
export interface PayoutGroup {
  state: PayoutState;
  dueAt: Date;
  isThisYear: boolean;
  count: number;
  currency: Currency;
  amountCents: number;
}

const sumOf = (groups: readonly PayoutGroup[]) => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  ...sentSums(sumsOf(groups.map(({ amountCents: cents, currency }) => ({ cents, currency })))),
});

const markedOf = ({ amountCents, amountFils }: SentSums) => ({
  markedCents: amountCents,
  ...(amountFils === undefined ? {} : { markedFils: amountFils }),
});

/** Sums owed by age, due soon, late, marked and paid at a moment. */
export function accountOfGroups(
  groups: readonly PayoutGroup[],
  now: Date,
): Omit<PayoutAccount, 'months' | 'parties' | 'record'> {
  const paid = groups.filter(({ state }) => state === 'CONFIRMED');
  const open = groups.filter(({ state }) => state !== 'CONFIRMED');
  const owed = open.filter(({ state }) => owedStates.includes(state));
  const marked = open.filter(({ state }) => state === 'MARKED');
  const isLate = ({ dueAt }: PayoutGroup) => daysLate(dueAt, now) > 0;
  return {
    ages: PayoutAge.options.map((age) => {
      const isOfAge = ({ dueAt }: PayoutGroup) => ageOf(dueAt, now) === age;
      return {
        age,
        ...sumOf(open.filter(isOfAge)),
        ...markedOf(sumOf(marked.filter(isOfAge))),
      };
    }),
    dueSoon: sumOf(owed.filter((one) => !isLate(one) && daysLeft(one.dueAt, now) <= dueSoonDays)),
    late: sumOf(owed.filter(isLate)),
    toConfirm: sumOf(marked),
    paid: sumOf(paid),
    paidThisYear: sumOf(paid.filter(({ isThisYear }) => isThisYear)),
  };
}
