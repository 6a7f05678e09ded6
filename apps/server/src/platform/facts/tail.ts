/**
 * One reader for the whole process: it reads appended facts once and passes them to all subscribers in the process. It
 * reads after a signal, and at an interval, because signals may be lost.
 */
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Signals } from '../signals/signals.ts';
import type { Cursor, Snapshot } from './cursor.ts';
import type { Fact } from './kinds.ts';
import { readFacts, readNow } from './read-facts.ts';

/** New facts, each once, in order: everything that `upTo` saw and the batch before did not. */
export interface FactBatch {
  facts: readonly Fact[];
  upTo: Snapshot;
}
export type FactsListener = (batch: FactBatch) => void;

const pageSize = 1000;
/** How often it reads without a signal. */
const usualLookMilliseconds = 1000;

export interface Tail {
  /** Calls back with every batch from now on; returns a function that stops it. */
  subscribe(listener: FactsListener): () => void;
  /** Reads now; resolves when everything that was committed before the call was delivered to the listeners. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface TailDeps {
  db: Database;
  signals: Pick<Signals, 'subscribe'>;
  log: Log;
  lookMilliseconds?: number;
}

/** Begins with what is appended from now on. */
export async function openTail({
  db,
  signals,
  log,
  lookMilliseconds = usualLookMilliseconds,
}: TailDeps): Promise<Tail> {
  const followers = new Set<FactsListener>();
  let cursor = await readNow(db);
  let isOpen = true;

  /** A long backlog is read in pages and delivered as one batch, in the order of its numbers. */
  async function read(): Promise<void> {
    const found: Fact[] = [];
    let at: Cursor = cursor;
    for (let isFull = true; isFull && isOpen; ) {
      const page = await readFacts(db, at, pageSize);
      for (const { fact } of page.facts) found.push(fact);
      ({ cursor: at, isFull } = page);
    }
    if (!isOpen) return;
    cursor = at;
    if (found.length === 0) return;
    found.sort((a, b) => a.id - b.id);
    for (const follower of followers) {
      try {
        follower({ facts: found, upTo: at.within });
      } catch (error) {
        log.error({ err: error }, 'facts could not be followed');
      }
    }
  }

  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  function begin(): Promise<void> {
    reading = read().finally(() => {
      reading = null;
    });
    return reading;
  }
  /** A read in progress may have begun before the commit in question, so callers meanwhile wait for the next one. */
  function look(): Promise<void> {
    if (!isOpen) return Promise.resolve();
    if (!reading) return begin();
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  }
  const lookSoon = () => {
    look().catch((error: unknown) => log.warn({ err: error }, 'the facts could not be read'));
  };

  const unsubscribe = signals.subscribe(({ kind }) => {
    if (kind === 'facts' || kind === 'gap') lookSoon();
  });
  const timer = setInterval(lookSoon, lookMilliseconds);
  timer.unref();

  return {
    subscribe(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    look,
    async close() {
      isOpen = false;
      unsubscribe();
      clearInterval(timer);
      await next?.catch(() => undefined);
      await reading?.catch(() => undefined);
    },
  };
}
