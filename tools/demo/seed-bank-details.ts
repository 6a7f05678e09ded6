/** The rows of where the demo's creators are paid. */
import { sealDetails } from '../../apps/server/src/features/bank-details/sealed-details.ts';
import type { bankDetails, bankDetailsLooks } from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { before, day, idAt } from './moments.ts';
import { type DemoPayee, payees } from './payees.ts';

/** Ids by the keys of the demo: creators, and people who looked because of a deal. */
interface PayeeIds {
  creatorId: (key: string) => string;
  lookerOf: (deal: string, by: string | undefined) => { dealId: string; brandId: string; userId: string };
}

export interface PayeeRows {
  stated: typeof bankDetails.$inferInsert;
  looks: (typeof bankDetailsLooks.$inferInsert)[];
}

function rowsOf(
  deps: Pick<Deps, 'keys'>,
  creatorId: string,
  { details, statedDaysAgo, changedDaysAgo, looks }: DemoPayee,
  { lookerOf }: PayeeIds,
  now: Date,
): PayeeRows {
  const changedAt = changedDaysAgo === undefined ? null : before(now, changedDaysAgo * day);
  return {
    stated: {
      creatorId,
      ...sealDetails(deps, creatorId, details),
      version: changedAt ? 2 : 1,
      statedAt: before(now, statedDaysAgo * day),
      changedAt,
    },
    looks: looks.map(({ deal, by, daysAgo }) => {
      const seenAt = before(now, daysAgo * day);
      return { id: idAt(seenAt), creatorId, ...lookerOf(deal, by), seenAt };
    }),
  };
}

/** Everybody's who stated them. */
export const payeeRows = (deps: Pick<Deps, 'keys'>, ids: PayeeIds, now: Date): PayeeRows[] =>
  Object.entries(payees).map(([key, payee]) => rowsOf(deps, ids.creatorId(key), payee, ids, now));
