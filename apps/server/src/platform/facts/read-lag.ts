/** How far a durable reader of facts is behind. */
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { facts, projections } from '../database/tables/index.ts';
import { decodeCursor } from './cursor.ts';
import type { FactKind } from './kinds.ts';

/** For how many seconds the oldest fact waits that a reader of these kinds has not dealt with; 0 where none does. */
export async function readLag(
  db: Reader,
  { name, kinds }: { name: string; kinds: readonly FactKind[] },
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ cursor: projections.cursor })
    .from(projections)
    .where(eq(projections.name, name));
  const cursor = row ? decodeCursor(row.cursor) : null;
  if (!cursor) return 0;
  const { before, within, id } = cursor;
  const wanted = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const [oldest] = await db
    .select({
      seconds:
        sql`coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${facts.createdAt})), 0)`.mapWith(
          Number,
        ),
    })
    .from(facts)
    .where(
      sql`${facts.kind} in (${wanted}) and ${facts.xid} >= pg_snapshot_xmin(${before}::pg_snapshot)
        and not pg_visible_in_snapshot(${facts.xid}, ${before}::pg_snapshot)
        and (${facts.id} > ${id}::bigint or not pg_visible_in_snapshot(${facts.xid}, ${within}::pg_snapshot))`,
    );
  return Math.max(0, oldest?.seconds ?? 0);
}
