/**
 * How often limited calls were made, counted in memory and added to the sums of all processes in the table
 * `rate_limits`: many keys by one statement, which runs every second if there is something to add. Between
 * two of them a process admits at most a twentieth of a limit; beyond that, and always if a limit is below
 * twenty, the call waits for the sum. So a single process is exact, and each further one may admit a
 * twentieth more (decision 16). Less than a hundredth of a limit is not shared: the high limits of read calls
 * are hardly ever written.
 */

import { setImmediate as turn } from 'node:timers/promises';
import { minuteMs } from '@briefcast/contract/kit/days';
import { lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { rateLimits } from '../../database/tables/index.ts';

const shareEveryMilliseconds = 1000;
/** Keys are people and networks; beyond this many, those with the lowest counts are forgotten or read again. */
const mostRemembered = 20_000;

/** How many calls a process may admit before it adds them to the shared sum. */
const admittedAlone = (max: number) => Math.floor(max / 20);

/** From this many calls of a key on, the count is shared with the other processes. */
const worthSharing = (max: number) => Math.ceil(max / 100);

/** How many calls in how long; a window begins with the first call that it counts. */
export interface Bound {
  max: number;
  windowMilliseconds: number;
}

/**
 * Calls of a key to be added, or their sum over all processes; with the end of its window in milliseconds
 * since 1970.
 */
export interface KeyCount {
  key: string;
  count: number;
  resetAt: number;
}

/** Calls to be added, in a window of this length. */
export interface AddedCount extends KeyCount {
  windowMilliseconds: number;
}

/** Adds to the sums of all processes and returns them. */
export type AddUp = (counts: AddedCount[], now: Date) => Promise<KeyCount[]>;

/** The clocks of two processes differ by less than this. */
const clocksDifferMilliseconds = minuteMs;

/** The latest end that a window can have now. One that ends later began before the clock was set back. */
const latestEnd = (now: number, windowMilliseconds: number) =>
  now + windowMilliseconds + clocksDifferMilliseconds;

const latestEndOfKey = sql`(${sql.placeholder('latestEnds')}::jsonb ->> ${rateLimits.key})::timestamptz`;
const isOver = sql`(${rateLimits.resetAt} <= ${sql.placeholder('now')} or ${rateLimits.resetAt} > ${latestEndOfKey})`;
const addUpStatement = prepared((db: Database) =>
  db
    .insert(rateLimits)
    .select(
      sql`select key, count, reset_at from jsonb_to_recordset(${sql.placeholder('counts')}::jsonb)
        as added(key text, count integer, reset_at timestamptz)`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count, resetAt: rateLimits.resetAt })
    .prepare('rate_limits_add_up'),
);

/** Adds counts up in a database. */
export const addUpIn =
  (db: Database): AddUp =>
  async (counts, now) => {
    const added = counts
      // In the same order in every process, so that two statements cannot deadlock.
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ key, count, resetAt }) => ({ key, count, reset_at: new Date(resetAt).toISOString() }));
    const latestEnds = Object.fromEntries(
      counts.map(({ key, windowMilliseconds }) => [
        key,
        new Date(latestEnd(now.getTime(), windowMilliseconds)).toISOString(),
      ]),
    );
    const sums = await addUpStatement(db).execute({
      counts: JSON.stringify(added),
      latestEnds: JSON.stringify(latestEnds),
      now: now.toISOString(),
    });
    return sums.map(({ key, count, resetAt }) => ({ key, count, resetAt: resetAt.getTime() }));
  };

/** Null for an admitted call; otherwise the milliseconds to wait. */
type Verdict = number | null;

interface Counter {
  /** The sum over all processes, as last read. */
  sum: number;
  /** In the running statement, including the calls that wait for it. */
  onTheWay: number;
  /** Admitted here, and not in any statement yet. */
  since: number;
  resetAt: number;
  windowMilliseconds: number;
  waiting: (PromiseWithResolvers<Verdict> & { max: number })[];
}

export interface CallCounts {
  /** Counts a call: at once if memory decides, otherwise by the database, whose errors it then throws. */
  count(key: string, bound: Bound): Verdict | Promise<Verdict>;
  /** Adds what was not added yet, and stops. */
  close(): Promise<void>;
}

const isCurrent = ({ resetAt, windowMilliseconds }: Counter, now: number) =>
  resetAt > now && resetAt <= latestEnd(now, windowMilliseconds);

/** Starts counting. */
export function countCalls(
  { addUp, clock }: { addUp: AddUp; clock: () => Date },
  shareEvery = shareEveryMilliseconds,
): CallCounts {
  const counters = new Map<string, Counter>();
  const unshared = new Set<string>();
  let awaited = 0;
  let sharing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  const isIdle = ({ onTheWay, since, waiting }: Counter) => onTheWay + since + waiting.length === 0;

  /** Nobody waits for it, and nothing of it has to be shared. */
  const isForgettable = (key: string, { onTheWay, waiting }: Counter) =>
    onTheWay + waiting.length === 0 && !unshared.has(key);

  function makeRoom(now: number) {
    for (const [key, counter] of counters)
      if (!isCurrent(counter, now) && isForgettable(key, counter)) counters.delete(key);
    for (const [key, counter] of counters) {
      if (counters.size < mostRemembered * 0.9) return;
      if (isForgettable(key, counter)) counters.delete(key);
    }
  }

  function counterOf(key: string, now: number, windowMilliseconds: number): Counter {
    const known = counters.get(key);
    if (known && isCurrent(known, now)) return known;
    const fresh = { sum: 0, since: 0, resetAt: now + windowMilliseconds, windowMilliseconds };
    if (known) return Object.assign(known, fresh);
    if (counters.size >= mostRemembered) makeRoom(now);
    const made = { ...fresh, onTheWay: 0, waiting: [] };
    counters.set(key, made);
    return made;
  }

  async function shareOnce() {
    const now = clock();
    const taken = [...unshared].flatMap((key) => {
      const counter = counters.get(key);
      // What was counted in a window that has ended decides nothing any more.
      if (counter && !isCurrent(counter, now.getTime()) && counter.waiting.length === 0) counter.since = 0;
      if (!counter || isIdle(counter)) return [];
      const { since } = counter;
      const waiting = counter.waiting.splice(0);
      Object.assign(counter, { since: 0, onTheWay: since + waiting.length });
      return [{ key, counter, since, waiting }];
    });
    unshared.clear();
    awaited = 0;
    if (taken.length === 0) return;
    try {
      const added = taken.map(({ key, counter: { onTheWay, resetAt, windowMilliseconds } }) => ({
        key,
        count: onTheWay,
        resetAt,
        windowMilliseconds,
      }));
      const sums = new Map((await addUp(added, now)).map((sum) => [sum.key, sum]));
      for (const { key, counter, waiting } of taken) {
        const { count = 0, resetAt = counter.resetAt } = sums.get(key) ?? {};
        Object.assign(counter, { sum: count, onTheWay: 0, resetAt });
        for (const [index, { max, resolve }] of waiting.entries()) {
          const place = count - waiting.length + index + 1;
          resolve(place <= max ? null : resetAt - now.getTime());
        }
      }
    } catch (error) {
      for (const { key, counter, since, waiting } of taken) {
        counter.since += since;
        counter.onTheWay = 0;
        if (counter.since > 0) unshared.add(key);
        for (const { reject } of waiting) reject(error);
      }
      if (unshared.size > 0) shareLater();
    }
  }

  async function shareWhileAwaited() {
    await turn();
    do await shareOnce();
    while (awaited > 0);
    // In the same turn of the event loop as the last check, so that a call in between is not left waiting.
    sharing = null;
  }

  /** One statement at a time: calls that arrive meanwhile go into the next. */
  function share(): Promise<void> {
    sharing ??= shareWhileAwaited();
    return sharing;
  }

  function shareLater() {
    timer ??= setTimeout(() => {
      timer = null;
      void share();
    }, shareEvery).unref();
  }

  return {
    count(key, { max, windowMilliseconds }) {
      const now = clock().getTime();
      const counter = counterOf(key, now, windowMilliseconds);
      const mine = counter.onTheWay + counter.since;
      if (counter.sum + mine >= max) return counter.resetAt - now;
      if (mine < admittedAlone(max)) {
        counter.since += 1;
        if (counter.since >= worthSharing(max)) {
          unshared.add(key);
          shareLater();
        }
        return null;
      }
      unshared.add(key);
      const call = { ...Promise.withResolvers<Verdict>(), max };
      counter.waiting.push(call);
      awaited += 1;
      void share();
      return call.promise;
    },
    async close() {
      if (timer) clearTimeout(timer);
      await sharing;
      for (const [key, { since }] of counters) if (since > 0) unshared.add(key);
      if (unshared.size > 0) await share();
    },
  };
}

/** Removes counters whose window has ended. */
export async function sweepCounts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.resetAt, now));
}
