/**
 * State of the payees' bank details for a brand's list of payouts, without the details themselves
 * (rules/bank-details#changes).
 */
import type { PayeeState } from '@briefcast/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  bankDetails,
  bankDetailsCalls,
  bankDetailsQuestions,
  deals,
} from '../../platform/database/tables/index.ts';

/** By the ids of deals, which are the brand's own: ask for those that it owes for. */
export async function readPayeeStates(
  db: Reader,
  dealIds: readonly string[],
): Promise<Map<string, PayeeState>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .select({
      dealId: deals.id,
      version: bankDetails.version,
      changedAt: bankDetails.changedAt,
      calledVersion: bankDetailsCalls.version,
      askedAt: bankDetailsQuestions.askedAt,
    })
    .from(deals)
    .leftJoin(bankDetails, eq(bankDetails.creatorId, deals.creatorId))
    .leftJoin(
      bankDetailsCalls,
      and(
        eq(bankDetailsCalls.creatorId, deals.creatorId),
        eq(bankDetailsCalls.brandId, deals.brandId),
        eq(bankDetailsCalls.version, bankDetails.version),
      ),
    )
    .leftJoin(bankDetailsQuestions, eq(bankDetailsQuestions.dealId, deals.id))
    .where(inArray(deals.id, [...dealIds]));
  return new Map(
    rows.map(({ dealId, version, changedAt, calledVersion, askedAt }) => [
      dealId,
      {
        version,
        changedAt: calledVersion === null ? (changedAt?.toISOString() ?? null) : null,
        askedAt: askedAt?.toISOString() ?? null,
      },
    ]),
  );
}
