/** Signs the end of a log: from then on nobody can cut it off or rewrite it without the installation's key. */
import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/database.ts';
import { dealLog, dealLogHeads } from '../../platform/database/tables/index.ts';
import type { Signer } from './signer.ts';

type End = Pick<typeof dealLog.$inferSelect, 'dealId' | 'entry' | 'hash'>;

async function keepHeads(db: Database | Tx, signer: Signer, ends: readonly End[], now: Date): Promise<void> {
  if (ends.length === 0) return;
  const rows = ends.map((end) => {
    const { name: keyName, signature } = signer.sign({ ...end, signedAt: now.toISOString() });
    return { ...end, signedAt: now, keyName, signature };
  });
  await db.insert(dealLogHeads).values(rows).onConflictDoNothing();
}

/** Signs the end of one log, unless it is signed already. */
export async function signHead(db: Database | Tx, signer: Signer, dealId: string, now: Date): Promise<void> {
  const ends = await db
    .select({ dealId: dealLog.dealId, entry: dealLog.entry, hash: dealLog.hash })
    .from(dealLog)
    .where(eq(dealLog.dealId, dealId))
    .orderBy(desc(dealLog.entry))
    .limit(1);
  await keepHeads(db, signer, ends, now);
}

/** Signs the ends of those of these logs that have grown since they were signed last. */
export async function signHeads(db: Database, signer: Signer, dealIds: string[], now: Date): Promise<void> {
  const last = db
    .select({ dealId: dealLog.dealId, entry: max(dealLog.entry).as('last_entry') })
    .from(dealLog)
    .where(inArray(dealLog.dealId, dealIds))
    .groupBy(dealLog.dealId)
    .as('last');
  const ends = await db
    .select({ dealId: dealLog.dealId, entry: dealLog.entry, hash: dealLog.hash })
    .from(last)
    .innerJoin(dealLog, and(eq(dealLog.dealId, last.dealId), eq(dealLog.entry, last.entry)));
  const signed = await db
    .select({ dealId: dealLogHeads.dealId, entry: max(dealLogHeads.entry) })
    .from(dealLogHeads)
    .where(inArray(dealLogHeads.dealId, dealIds))
    .groupBy(dealLogHeads.dealId);
  const signedTo = new Map(signed.map(({ dealId, entry }) => [dealId, entry ?? 0]));
  const grown = ends.filter(({ dealId, entry }) => entry > (signedTo.get(dealId) ?? 0));
  await keepHeads(db, signer, grown, now);
}
