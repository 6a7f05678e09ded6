/**
 * A durable reader: what it makes of the facts is written in one transaction with how far it has come, so each fact is
 * dealt with once, whichever process dies. Of all processes one at a time reads on.
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
/** Nobody waits for it: what comes while many facts do is dealt with together. */
const restMilliseconds = 50;

export interface ProjectionSpec {
  name: string;
  /** What it wants to hear of. */
  kinds: readonly FactKind[];
  /** Writes through the transaction it is given. What it throws is logged, and the same facts come again. */
  handle: (tx: Tx, facts: readonly Fact[]) => Promise<void>;
}

export interface Projection {
  /** Reads on until nothing is left; rejects when a fact cannot be dealt with now. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a projection: with what is appended from now on the first time, later from where it was. */
export async function startProjection(
  { db, tail, log }: { db: Database; tail: Pick<Tail, 'follow'>; log: Log },
  { name, kinds, handle }: ProjectionSpec,
): Promise<Projection> {
  const wanted = new Set<string>(kinds);
  await db
    .insert(projections)
    .values({ name, cursor: encodeCursor(await readNow(db)) })
    .onConflictDoNothing();

  /** One batch; returns whether there may be more. */
  const readOn = () =>
    db.transaction(async (tx) => {
      const [held] = await tx
        .select({ cursor: projections.cursor })
        .from(projections)
        .where(eq(projections.name, name))
        .for('update', { skipLocked: true });
      // Another process is at it, and reads these as well; unless it dies, so look again.
      if (!held) return retrySoon();
      const from = decodeCursor(held.cursor);
      if (!from) throw new Error(`The projection ${name} has the unreadable cursor ${held.cursor}`);
      const { facts, cursor, isFull } = await readFacts(tx, from, batchSize);
      if (facts.length === 0) return false;
      const heard = facts.map(({ fact }) => fact).filter(({ kind }) => wanted.has(kind));
      if (heard.length > 0) await handle(tx, heard);
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
  const stopFollowing = tail.follow(({ facts }) => {
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
      stopFollowing();
      clearTimeout(retry);
      clearTimeout(rest);
      await working?.catch(() => undefined);
    },
  };
}
