/** The rights of the demo's completed deals that end, as the rules would have made them. */
import { lastDayOfRight, nextTelling, type RightKind } from '@briefcast/contract';
import type { deals, rights } from '../platform/database/tables/index.ts';
import { rightsByDeal } from './rights.ts';

type RightRow = typeof rights.$inferInsert;

/** The columns of the deal with this key. */
export function rightsColumns(
  key: string,
): Pick<typeof deals.$inferInsert, 'licenceMonths' | 'exclusivityMonths' | 'exclusivityCategory'> {
  const { licenceMonths = null, exclusivity } = rightsByDeal[key] ?? {};
  return {
    licenceMonths,
    exclusivityMonths: exclusivity?.months ?? null,
    exclusivityCategory: exclusivity?.category ?? null,
  };
}

/** What ends of a deal; nothing for one that is not completed. */
export function rightRows(
  key: string,
  { deal: { id: dealId, completedAt } }: { deal: { id: string; completedAt?: Date | null | undefined } },
  now: Date,
): RightRow[] {
  if (!completedAt) return [];
  const { licenceMonths, exclusivityMonths } = rightsColumns(key);
  const row = (kind: RightKind, months: number | null | undefined): RightRow[] => {
    if (!months) return [];
    const endsAt = lastDayOfRight(completedAt, months);
    return [{ dealId, kind, startsAt: completedAt, endsAt, tellAt: nextTelling(endsAt, now) }];
  };
  return [...row('LICENCE', licenceMonths), ...row('EXCLUSIVITY', exclusivityMonths)];
}
