/**
 * Which facts were deleted: passing ones, after some days. A client that was last connected before that
 * reloads everything.
 */
import { dayMs } from '@briefcast/contract/kit/days';
import { and, lt, max, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { facts, settings } from '../database/tables/index.ts';

const key = 'facts_swept_to';

/** How long a page may be disconnected and still catch up from the stream; after that, it reloads everything. */
const passingKept = 3 * dayMs;

const sweptTo = prepared((db) =>
  db
    .select({ xid: sql`${settings.value}`.mapWith(Number) })
    .from(settings)
    .where(sql`${settings.key} = ${key}`)
    .prepare('facts_swept_to'),
);

/** The newest transaction of which a fact was deleted; null if none was. */
export const readSweptTo = async (db: Reader): Promise<number | null> =>
  (await sweptTo(db).execute())[0]?.xid ?? null;

/** Deletes passing facts that are too old, and records how far in the same transaction. */
export async function sweepFacts(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - passingKept);
  const isOld = and(sql`${facts.passing}`, lt(facts.createdAt, before));
  const [row] = await tx
    .select({ last: max(sql`${facts.xid}::text::bigint`) })
    .from(facts)
    .where(isOld);
  if (!row?.last) return;
  await tx.delete(facts).where(isOld);
  await tx
    .insert(settings)
    .values({ key, value: String(row.last) })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`greatest(${settings.value}::bigint, excluded.value::bigint)::text` },
    });
}
