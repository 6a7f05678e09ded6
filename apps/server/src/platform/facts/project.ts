/**
 * A durable reader: its results are written in one transaction with its position, so each fact is handled
 * exactly once, even if a process dies. Only one process at a time reads on.
 */
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../database/database.ts';
import { projections } from '../database/tables/index.ts';
import type { Log } from '../log.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Fact, FactKind } from './kinds.ts';
import { readFacts, readNow } from './read-facts.ts';
import type { Tail } from './tail.ts';

const batchSize = 500;
const retryMilliseconds = 1000;
/** How long to collect facts into one batch; nobody waits for a projection. */
const restMilliseconds = 50;

export interface ProjectionSpec {
  name: string;
  /** The kinds of facts that it handles. */
  kinds: readonly FactKind[];
  /** Writes through the given transaction. An error is logged, and the same facts are handled again. */
  handle: (tx: Tx, facts: readonly Fact[]) => Promise<void>;
}

export interface Projection {
  /** Reads on until nothing is left; rejects when a fact cannot be handled now. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a projection: the first time from now on, later from its stored position. */
export async function startProjection(
  { db, tail, log }: { db: Database; tail: Pick<Tail, 'subscribe'>; log: Log },
  { name, kinds, handle }: ProjectionSpec,
): Promise<Projection> {
  const wanted = new Set<string>(kinds);
  await db
    .insert(projections)
    .values({ name, cursor: encodeCursor(await readNow(db)) })
    .onConflictDoNothing();

  /** Handles one batch; returns whether there may be more. */
  const readOn = () =>
    db.transaction(async (tx) => {
      const [held] = await tx
        .select({ cursor: projections.cursor })
        .from(projections)
        .where(eq(projections.name, name))
        .for('update', { skipLocked: true });
      // Another process holds the projection and handles these facts; it may die, so try again later.
      if (!held) return retrySoon();
      const from = decodeCursor(held.cursor);
      if (!from) throw new Error(`The projection ${name} has the unreadable cursor ${held.cursor}`);
      const { facts, cursor, isFull } = await readFacts(tx, from, batchSize);
      if (facts.length === 0) return false;
      const followed = facts.map(({ fact }) => fact).filter(({ kind }) => wanted.has(kind));
      if (followed.length > 0) await handle(tx, followed);
      await tx
        .update(projections)
        .set({ cursor: encodeCursor(cursor) })
        .where(eq(projections.name, name));
      return isFull;
    });

  let isOpen = true;
  let isStale = false;
  let working: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let lastBegun = Number.NEGATIVE_INFINITY;
  async function work() {
    while (isStale && isOpen) {
      isStale = false;
      while (isOpen && (await readOn()));
    }
  }
  function catchUp(): Promise<void> {
    isStale = true;
    working ??= work().finally(() => {
      working = null;
    });
    return working;
  }
  const catchUpSoon = () => {
    catchUp().catch((error: unknown) => {
      log.error({ err: error, projection: name }, 'facts could not be dealt with');
      retrySoon();
    });
  };
  function retrySoon(): false {
    clearTimeout(retry);
    if (isOpen) retry = setTimeout(catchUpSoon, retryMilliseconds).unref();
    return false;
  }

  let rest: NodeJS.Timeout | undefined;
  const unsubscribe = tail.subscribe(({ facts }) => {
    if (rest || !facts.some(({ kind }) => wanted.has(kind))) return;
    const begun = performance.now();
    rest = setTimeout(
      () => {
        rest = undefined;
        lastBegun = performance.now();
        catchUpSoon();
      },
      Math.max(0, lastBegun + restMilliseconds - begun),
    );
  });
  catchUpSoon();

  return {
    catchUp,
    async close() {
      isOpen = false;
      unsubscribe();
      clearTimeout(retry);
      clearTimeout(rest);
      await working?.catch(() => undefined);
    },
  };
}
