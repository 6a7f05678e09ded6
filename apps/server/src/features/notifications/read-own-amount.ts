/** The amount and day of the very subject of a notification, such as a part of a payment or proposed terms. */
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  dealAdditions,
  dealProposals,
  facts,
  notifications,
  payoutParts,
  renewals,
  samples,
} from '../../platform/database/tables/index.ts';

export interface OwnAmount {
  /** Hundredths of the deal's currency. */
  cents: number;
  /** The day on which the deal is due with it; null where it names none. */
  deadline: Date | null;
}

/** The fact that caused the row: the cause of what can come up again is `<kind>:<deal>:<fact>:<person>`. */
const factId = sql`case when ${notifications.cause} ~ '^[^:]+:[^:]+:[0-9]+:'
  then split_part(${notifications.cause}, ':', 3)::bigint end`;

/** Null for what names no amount of its own. */
export async function readOwnAmount(db: Reader, notificationId: string): Promise<OwnAmount | null> {
  const [own] = await db
    .select({
      cents: sql<number | null>`coalesce(${payoutParts.amountCents}, ${dealProposals.budget},
        ${dealAdditions.amountCents}, ${renewals.priceCents}, ${samples.receiptCents})`,
      deadline: sql<Date | null>`coalesce(${dealProposals.deadline}, ${dealAdditions.deadline})`.mapWith(
        dealProposals.deadline,
      ),
    })
    .from(notifications)
    .innerJoin(facts, eq(facts.id, factId))
    .leftJoin(payoutParts, eq(payoutParts.id, facts.subjectId))
    .leftJoin(dealProposals, eq(dealProposals.id, facts.subjectId))
    .leftJoin(dealAdditions, eq(dealAdditions.id, facts.subjectId))
    .leftJoin(renewals, eq(renewals.id, facts.subjectId))
    .leftJoin(samples, and(eq(samples.dealId, facts.dealId), eq(facts.kind, 'sample.receipt_stated')))
    .where(eq(notifications.id, notificationId));
  return own && own.cents !== null ? { cents: own.cents, deadline: own.deadline } : null;
}
