/** Which facts are gone: passing ones, after some days. Whoever comes back from before that reads everything anew. */
import { and, lt, max, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { facts, settings } from '../database/tables/index.ts';

const key = 'facts_swept_to';

/** How long a screen may be away and still catch up from the stream; longer, it reads everything anew. */
const passingKept = 3 * 24 * 60 * 60 * 1000;

const sweptTo = prepared((db) =>
  db
    .select({ xid: sql`${settings.value}`.mapWith(Number) })
    .from(settings)
    .where(sql`${settings.key} = ${key}`)
    .prepare('facts_swept_to'),
);

/** The youngest transaction of which a fact was swept; null while none was. */
export const readSweptTo = async (db: Reader): Promise<number | null> =>
  (await sweptTo(db).execute())[0]?.xid ?? null;

/** Removes passing facts that are too old; the note of how far it went belongs to the same transaction. */
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
