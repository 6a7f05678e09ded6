/** Signing the end of a log: from then on nobody can cut it off or write it anew without the installation's key. */
import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/database.ts';
import { dealLog, dealLogHeads } from '../../platform/database/tables/index.ts';
import type { Signer } from './signer.ts';

type End = Pick<typeof dealLog.$inferSelect, 'dealId' | 'entry' | 'hash'>;

const batch = 200;

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

/** Signs the end of every log that has grown since it was signed last. */
export async function signHeads(db: Database, signer: Signer, now: Date): Promise<void> {
  const grown = await db
    .select({ dealId: dealLog.dealId, entry: dealLog.entry, hash: dealLog.hash })
    .from(dealLog)
    .where(
      sql`${dealLog.entry} = (select max(l.entry) from deal_log l where l.deal_id = ${dealLog.dealId})
        and not exists (select 1 from deal_log_heads h
          where h.deal_id = ${dealLog.dealId} and h.entry >= ${dealLog.entry})`,
    );
  for (let from = 0; from < grown.length; from += batch) {
    await keepHeads(db, signer, grown.slice(from, from + batch), now);
  }
}
