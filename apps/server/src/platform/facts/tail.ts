/**
 * One reader for a whole process: it reads what was appended once and hands it to everybody here who follows. It looks
 * when told, and by itself, because hints get lost.
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
export type FollowFacts = (batch: FactBatch) => void;

const pageSize = 1000;
/** The net below the hints. */
const usualLookMilliseconds = 1000;

export interface Tail {
  /** Calls back with every batch from now on; returns how to stop. */
  follow(listener: FollowFacts): () => void;
  /** Looks now; resolves when everything that was committed before the call was handed out. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface TailDeps {
  db: Database;
  signals: Pick<Signals, 'hear'>;
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
  const followers = new Set<FollowFacts>();
  let cursor = await readNow(db);
  let isOpen = true;

  /** A long backlog is read in pages and handed out as one batch, in the order of its numbers. */
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
  /** What reads now may have begun before the commit in question, so whoever asks meanwhile waits for the next. */
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

  const stopHearing = signals.hear(({ kind }) => {
    if (kind === 'facts' || kind === 'gap') lookSoon();
  });
  const timer = setInterval(lookSoon, lookMilliseconds);
  timer.unref();

  return {
    follow(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    look,
    async close() {
      isOpen = false;
      stopHearing();
      clearInterval(timer);
      await next?.catch(() => undefined);
      await reading?.catch(() => undefined);
    },
  };
}
