/** Runs that can still mark payouts as paid (rules/payouts#runs). */
import { owedStates, type Payout } from '@briefcast/contract';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  payoutRunDownloads,
  payoutRunPayments,
  payoutRuns,
  payouts,
} from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';
import { restCents } from './rest.ts';

export interface OpenRun {
  runId: string;
  number: number;
  heldBy: NonNullable<Payout['heldBy']>;
}

/**
 * The newest run that can mark each of these payouts, by the ids of their deals: it is neither marked nor discarded, no
 * later run took the payment, and it is owed with the amount that it has in the run.
 */
export async function readOpenRuns(db: Reader, dealIds: readonly string[]): Promise<Map<string, OpenRun>> {
  if (dealIds.length === 0) return new Map();
  const lastFile = db
    .select({ userId: payoutRunDownloads.userId, downloadedAt: payoutRunDownloads.downloadedAt })
    .from(payoutRunDownloads)
    .where(eq(payoutRunDownloads.runId, payoutRuns.id))
    .orderBy(desc(payoutRunDownloads.downloadedAt))
    .limit(1)
    .as('last_file');
  const rows = await db
    .select({
      dealId: payoutRunPayments.dealId,
      runId: payoutRuns.id,
      number: payoutRuns.number,
      createdAt: payoutRuns.createdAt,
      createdBy: personOf(sql`${payoutRuns.createdBy}`),
      downloadedAt: lastFile.downloadedAt,
      downloadedBy: personOf(sql`${lastFile.userId}`),
    })
    .from(payoutRunPayments)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutRunPayments.runId))
    .innerJoin(payouts, eq(payouts.dealId, payoutRunPayments.dealId))
    .leftJoinLateral(lastFile, sql`true`)
    .where(
      and(
        inArray(payoutRunPayments.dealId, [...dealIds]),
        isNull(payoutRuns.markedAt),
        isNull(payoutRunPayments.isMarkedHere),
        inArray(payouts.state, [...owedStates]),
        eq(payoutRunPayments.amountCents, restCents),
      ),
    )
    .orderBy(asc(payoutRuns.number));
  // Keeps the newest of several runs, which comes last.
  return new Map(
    rows.map(({ dealId, runId, number, createdAt, createdBy, downloadedAt, downloadedBy }) => [
      dealId,
      {
        runId,
        number,
        heldBy: {
          createdAt: createdAt.toISOString(),
          createdBy,
          downloadedAt: downloadedAt?.toISOString() ?? null,
          downloadedBy,
        },
      },
    ]),
  );
}
