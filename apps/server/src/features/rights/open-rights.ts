/** A completed deal's uses and exclusivity begin, and with them the days on which they end (rules/rights). */
import { lastDayOfRight, lastDayOfUse, nextTelling, type RightKind, usesOf } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import { type deals, rights } from '../../platform/database/tables/index.ts';

type Terms = Pick<typeof deals.$inferSelect, 'licenceMonths' | 'exclusivityMonths' | 'rights'>;

/** Every right that ends, with its last day: the uses that the brief named, or its one licence. */
export function endsOf({ licenceMonths, exclusivityMonths, rights: terms }: Terms, completedAt: Date) {
  const lastDay = (months: number | null) => (months === null ? null : lastDayOfRight(completedAt, months));
  const all: { kind: RightKind; endsAt: Date | null }[] = [
    ...(terms
      ? usesOf(terms).map(({ use, term }) => ({ kind: use, endsAt: lastDayOfUse(completedAt, term) }))
      : [{ kind: 'LICENCE' as const, endsAt: lastDay(licenceMonths) }]),
    { kind: 'EXCLUSIVITY', endsAt: lastDay(exclusivityMonths) },
  ];
  return all.flatMap(({ kind, endsAt }) => (endsAt === null ? [] : [{ kind, endsAt }]));
}

/** Notes what ends of a deal that is completed at this moment, in the transaction that completes it. */
export async function openRights(tx: Tx, deal: Terms & { id: string }, completedAt: Date): Promise<void> {
  const ending = endsOf(deal, completedAt).map(({ kind, endsAt }) => ({
    dealId: deal.id,
    kind,
    startsAt: completedAt,
    endsAt,
    tellAt: nextTelling(endsAt, completedAt),
  }));
  if (ending.length > 0) await tx.insert(rights).values(ending);
}
