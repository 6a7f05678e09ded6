/** Taking out of logs and certificates what has to be forgotten; chains and signatures hold without it (rules/proof#taken-out). */
import { restoreMilliseconds } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { certificates, dealLogParts } from '../../platform/database/tables/index.ts';

/** Takes out the name of a person whose account was deleted. */
export async function forgetPerson(tx: Tx, personId: string): Promise<void> {
  await tx.delete(dealLogParts).where(eq(dealLogParts.personId, personId));
  await tx
    .update(certificates)
    .set({ licensor: null, licensorAgreed: null, creatorId: null })
    .where(eq(certificates.creatorId, personId));
  await tx
    .update(certificates)
    .set({ licenseeAgreed: null, senderId: null })
    .where(eq(certificates.senderId, personId));
}

/** Takes out everything that a deal's log says, once the admin deleted the deal; hashes and certificate stay. */
export async function forgetDeal(tx: Tx, dealId: string): Promise<void> {
  await tx.delete(dealLogParts).where(eq(dealLogParts.dealId, dealId));
  await tx.update(certificates).set({ deal: null }).where(eq(certificates.dealId, dealId));
}

/**
 * Takes out the words of deleted comments that cannot be brought back. It runs before the comments' own rows are cleared,
 * by which it knows them.
 */
export async function sweepLoggedComments(tx: Tx, now: Date): Promise<void> {
  const over = new Date(now.getTime() - restoreMilliseconds);
  await tx.delete(dealLogParts).where(
    and(
      eq(dealLogParts.part, 'what'),
      sql`(${dealLogParts.dealId}, ${dealLogParts.entry}) in (
        select l.deal_id, l.entry from comments c
        join deal_log l on l.deal_id = c.deal_id and l.body ->> 'about' = c.id::text
        where c.removed_at < ${over} and c.text <> '')`,
    ),
  );
}
