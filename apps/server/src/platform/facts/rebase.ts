/**
 * Facts that were copied from another PostgreSQL cluster, as by a restored backup, have ids of transactions
 * that never ran here. They get transaction ids of this cluster before anybody reads them.
 */
import { inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../database/database.ts';
import { facts, projections } from '../database/tables/index.ts';
import { type Cursor, decodeCursor, encodeCursor, hasRead, nextOf, readUpTo } from './cursor.ts';

/** An arbitrary number that nothing else locks. */
const rebaseLock = 7_093_282_928;
/** The first transaction id that PostgreSQL assigns: every snapshot saw it. */
const longAgo = sql`'3'::xid8`;

interface Edge {
  now: string;
  hasForeign: boolean;
}

async function readEdge(tx: Tx): Promise<Edge> {
  const [edge] = await tx
    .select({
      now: sql<string>`pg_current_snapshot()::text`,
      hasForeign: sql<boolean>`exists (select from facts where xid >= pg_snapshot_xmax(pg_current_snapshot()))`,
    })
    .from(sql`(select 1) one`);
  if (!edge) throw new Error('The database returned no snapshot');
  return edge;
}

async function readCursors(tx: Tx): Promise<Cursor[]> {
  const rows = await tx.select({ cursor: projections.cursor }).from(projections);
  return rows.map(({ cursor }) => decodeCursor(cursor)).filter((cursor) => cursor !== null);
}

/** What some durable reader had not read on the original cluster. */
async function readUnread(tx: Tx, cursors: readonly Cursor[]): Promise<number[]> {
  const rows = await tx.select({ id: facts.id, xid: sql`${facts.xid}::text`.mapWith(Number) }).from(facts);
  return rows.filter((fact) => cursors.some((cursor) => !hasRead(cursor, fact))).map(({ id }) => id);
}

/**
 * Makes copied facts readable in this database, if there are any: what every durable reader had read stays
 * read, the rest is read from now on. Call it before facts are followed.
 */
export async function rebaseFacts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rebaseLock})`);
    // Read before this transaction writes: what it then writes is newer.
    const { now, hasForeign } = await readEdge(tx);
    const cursors = await readCursors(tx);
    // A reader that was ahead of this database would take new facts for ones that it has read.
    if (!hasForeign && cursors.every(({ within }) => nextOf(within) <= nextOf(now))) return;
    const unread = await readUnread(tx, cursors);
    await tx.update(facts).set({ xid: longAgo });
    if (unread.length > 0)
      await tx.update(facts).set({ xid: sql`pg_current_xact_id()` }).where(inArray(facts.id, unread));
    await tx.update(projections).set({ cursor: encodeCursor(readUpTo(now)) });
  });
}
