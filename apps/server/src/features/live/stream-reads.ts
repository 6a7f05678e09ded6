/**
 * What streams read of the database, shared: the streams of one person that are at the same place read once, and
 * few read at once, however many come back together after a restart.
 */
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Cursor, encodeCursor, nextOf, sees } from '../../platform/facts/cursor.ts';
import {
  type ReadFacts,
  type RecentFacts,
  readFactsOf,
  readNow,
  readRecent,
  sinceMoment,
} from '../../platform/facts/read-facts.ts';
import { readSweptTo } from '../../platform/facts/swept.ts';
import { shareWork } from '../../platform/share-work.ts';

const batch = 200;
/** Of the ten connections of a process most are left to requests. */
const readsAtOnce = 4;

/** What a stream that is behind reads next. */
export interface NextFacts extends ReadFacts {
  /** From before it was read. */
  now: Cursor;
  /** Something that the stream had not read is gone. */
  isGone: boolean;
}

export interface StreamReads {
  /** Where a stream begins that resumes from nowhere: now, or so many seconds ago. */
  start(actor: UserActor, overlapSeconds: number): Promise<Cursor>;
  /** What this person's stream has not told; with `isUnverified`, whether all of that is still there. */
  next(actor: UserActor, cursor: Cursor, isUnverified: boolean): Promise<NextFacts>;
}

/** Streams of one person that work for different organisations read different facts. */
const readerOf = ({ userId, brandId }: UserActor) => `${userId} ${brandId}`;

/** Makes the reads of one process. */
export function createStreamReads({ db, clock }: Pick<Deps, 'db' | 'clock'>): StreamReads {
  const moments = shareWork<Cursor>(1);
  const sweeps = shareWork<number | null>(1);
  const recents = shareWork<RecentFacts>(readsAtOnce);
  const pages = shareWork<NextFacts>(readsAtOnce);
  const now = () => moments('now', () => readNow(db));

  /**
   * Whether everything after a cursor is still there: not once something it had not read was swept, and not for one
   * from another life of the database, such as before a backup was put back.
   */
  async function canResume({ before, within }: Cursor): Promise<boolean> {
    const [current, swept] = await Promise.all([now(), sweeps('swept', () => readSweptTo(db))]);
    return nextOf(within) <= nextOf(current.before) && (swept === null || sees(before, swept));
  }

  async function readPage(actor: UserActor, cursor: Cursor, isUnverified: boolean): Promise<NextFacts> {
    const from = await now();
    const page = await readFactsOf(db, actor, cursor, batch);
    // Asked after reading, so that the sweep cannot come between.
    return { ...page, now: from, isGone: isUnverified && !(await canResume(cursor)) };
  }

  return {
    async start(actor, overlapSeconds) {
      if (overlapSeconds === 0) return now();
      const found = await recents(readerOf(actor), () => readRecent(db, actor));
      return sinceMoment(found, new Date(clock().getTime() - overlapSeconds * 1000));
    },
    next: (actor, cursor, isUnverified) =>
      pages(`${readerOf(actor)} ${isUnverified} ${encodeCursor(cursor)}`, () =>
        readPage(actor, cursor, isUnverified),
      ),
  };
}
