/** Needs and waiting lines of open payments (rules/needs#kinds). */

import { canRemind, daysLate, daysLeft, dueSoonDays, type Role, type WaitingLine } from '@briefcast/contract';
import { letterFromDay } from '@briefcast/contract/disputes/steps';
import { dayMs } from '@briefcast/contract/kit/days';
import { type FoundNeed, knownSide, needOfDeal, shortened, sumsOfAmounts } from './found.ts';
import type { PayoutRow } from './read-payouts.ts';
import { waitingLine } from './waiting-of-deal.ts';

const aboutOf = ({ dealId, title, who }: PayoutRow) => ({
  deal: { id: dealId, title },
  who: knownSide(who),
});
const sumsOfRest = ({ rest, currency }: PayoutRow) => sumsOfAmounts([{ cents: rest, currency }]);

/** All that is to be paid soon, as one row. */
function toPay(rows: readonly PayoutRow[], party: string, now: Date): FoundNeed[] {
  const due = rows.filter(({ state, dueAt }) => state === 'DUE' && daysLeft(dueAt, now) <= dueSoonDays);
  const [first] = due;
  if (!first) return [];
  const late = due.filter(({ dueAt }) => daysLate(dueAt, now) > 0).length;
  const people = new Set(due.map(({ who }) => who.id)).size;
  const sums = sumsOfAmounts(due.map(({ dueCents, currency }) => ({ cents: dueCents, currency })));
  return [
    {
      key: `payout.pay ${party}`,
      kind: late > 0 ? 'payout.late' : 'payout.due',
      version: JSON.stringify([due.length, late, sums]),
      since: (first.completedAt ?? first.dueAt).toISOString(),
      at: first.dueAt.toISOString(),
      ...aboutOf(first),
      ...(due.length > 1 ? { deal: null } : {}),
      casting: null,
      ...sums,
      count: due.length,
      ...(late > 0 ? { of: late } : {}),
      ...(people > 1 ? { others: people - 1 } : {}),
    },
  ];
}

function ofBrand(row: PayoutRow): FoundNeed[] {
  const about = { ...aboutOf(row), ...sumsOfRest(row) };
  const needs: FoundNeed[] = [];
  if (row.caseOpenedAt && !row.isBrandHeard)
    needs.push(needOfDeal({ ...about, kind: 'dispute.opened', since: row.caseOpenedAt }));
  if (row.state === 'NOT_ARRIVED' && row.rest > 0)
    needs.push(
      needOfDeal({
        ...about,
        kind: 'payout.not_arrived',
        since: row.answeredAt ?? row.dueAt,
        ...shortened(row.answerNote),
      }),
    );
  return needs;
}

function ofCreator(row: PayoutRow, now: Date): FoundNeed[] {
  const about = { ...aboutOf(row), ...sumsOfRest(row) };
  const { state, answeredAt, dueAt, markedAt, part } = row;
  const needs: FoundNeed[] = [];
  const isSilent = answeredAt !== null && now.getTime() - answeredAt.getTime() >= letterFromDay * dayMs;
  if (state === 'NOT_ARRIVED' && isSilent)
    needs.push(needOfDeal({ ...about, kind: 'payout.silent', since: answeredAt }));
  if (state === 'DUE' && canRemind(row, now))
    needs.push(needOfDeal({ ...about, kind: 'payout.overdue', since: dueAt }));
  if (state === 'MARKED' && markedAt)
    needs.push(
      needOfDeal({ ...about, kind: 'payout.arrived', since: markedAt, at: row.nextStepAt ?? markedAt }),
    );
  else if (part) {
    const since = new Date(part.markedAt);
    const at = part.silentAt ? new Date(part.silentAt) : since;
    const sums = sumsOfAmounts([{ cents: row.markedPartsCents, currency: row.currency }]);
    needs.push(needOfDeal({ ...about, ...sums, kind: 'payout.arrived', since, at }));
  }
  return needs;
}

/** A creator who is owed money and said nowhere where it is paid, as one row. */
function missingBank(rows: readonly PayoutRow[]): FoundNeed[] {
  const isOwed = ({ state }: PayoutRow) => state === 'DUE' || state === 'NOT_ARRIVED';
  const due = rows.filter((row) => isOwed(row) && !row.hasBankDetails);
  const [first] = due;
  if (!first) return [];
  const sums = sumsOfAmounts(due.map(({ rest, currency }) => ({ cents: rest, currency })));
  const since = first.completedAt ?? first.dueAt;
  const about = { ...aboutOf(first), ...sums, since, at: first.dueAt, count: due.length };
  return [{ ...needOfDeal({ ...about, kind: 'bank.missing' }), key: 'bank.missing' }];
}

/** Everything of these payments that the side has to do. */
export const needsOfPayouts = (
  rows: readonly PayoutRow[],
  { role, party, now }: { role: Role; party: string; now: Date },
): FoundNeed[] =>
  role === 'BRAND'
    ? [...toPay(rows, party, now), ...rows.flatMap(ofBrand)]
    : [...missingBank(rows), ...rows.flatMap((row) => ofCreator(row, now))];

/** Steps of the other side of these payments. */
export function waitingOfPayouts(rows: readonly PayoutRow[], role: Role, now: Date): WaitingLine[] {
  return rows.flatMap((row) => {
    const about = { ...aboutOf(row), ...sumsOfRest(row) };
    const { state, dueAt, markedAt } = row;
    if (role === 'CREATOR') {
      const isOwed = (state === 'DUE' || state === 'NOT_ARRIVED') && ofCreator(row, now).length === 0;
      const since = row.answeredAt ?? row.completedAt ?? dueAt;
      return isOwed ? [waitingLine('payment', { ...about, since, until: dueAt })] : [];
    }
    if (state === 'MARKED' && markedAt)
      return [waitingLine('confirm_payment', { ...about, since: markedAt, until: row.nextStepAt })];
    return state === 'DUE' && !row.hasBankDetails && row.who.id !== null
      ? [waitingLine('bank_details', { ...about, since: row.completedAt ?? dueAt, until: dueAt })]
      : [];
  });
}
