/** A completed deal's licence and exclusivity begin, and with them the days on which they end (rules/rights). */
import { lastDayOfRight, nextTelling } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import { type deals, rights } from '../../platform/database/tables/index.ts';

type Terms = Pick<typeof deals.$inferSelect, 'id' | 'licenceMonths' | 'exclusivityMonths'>;

/** Notes what ends of a deal that is completed at this moment, in the transaction that completes it. */
export async function openRights(
  tx: Tx,
  { id, licenceMonths, exclusivityMonths }: Terms,
  completedAt: Date,
): Promise<void> {
  const terms = [
    { kind: 'LICENCE' as const, months: licenceMonths },
    { kind: 'EXCLUSIVITY' as const, months: exclusivityMonths },
  ];
  const ending = terms.flatMap(({ kind, months }) => {
    if (months === null) return [];
    const endsAt = lastDayOfRight(completedAt, months);
    return [{ dealId: id, kind, startsAt: completedAt, endsAt, tellAt: nextTelling(endsAt, completedAt) }];
  });
  if (ending.length > 0) await tx.insert(rights).values(ending);
}
