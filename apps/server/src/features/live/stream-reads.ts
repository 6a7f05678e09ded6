/**
 * The database reads of streams, shared: streams of one person at the same position read once, and only a few
 * reads run at once, however many streams reconnect after a restart.
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
/** Most of a process's ten connections are left to requests. */
const readsAtOnce = 4;

/** The result of a catching-up stream's next read. */
export interface NextFacts extends ReadFacts {
  /** The position before the read. */
  now: Cursor;
  /** Whether something that the stream had not read was deleted. */
  isGone: boolean;
}

export interface StreamReads {
  /** The position of a new stream: now, or this many seconds ago. */
  start(actor: UserActor, overlapSeconds: number): Promise<Cursor>;
  /**
   * Reads the facts that this person's stream has not sent; with `isUnverified`, it also checks that none of it was
   * deleted.
   */
  next(actor: UserActor, cursor: Cursor, isUnverified: boolean): Promise<NextFacts>;
}

/** Streams of one person that work for different organisations read different facts. */
const readerOf = ({ userId, brandId }: UserActor) => `${userId} ${brandId}`;

/** Creates the reads of one process. */
export function createStreamReads({ db, clock }: Pick<Deps, 'db' | 'clock'>): StreamReads {
  const moments = shareWork<Cursor>(1);
  const sweeps = shareWork<number | null>(1);
  const recents = shareWork<RecentFacts>(readsAtOnce);
  const pages = shareWork<NextFacts>(readsAtOnce);
  const now = () => moments('now', () => readNow(db));

  /**
   * Whether everything after a cursor still exists: no if something it had not read was deleted, or if it is
   * from another state of the database, such as before a backup was restored.
   */
  async function canResume({ before, within }: Cursor): Promise<boolean> {
    const [current, swept] = await Promise.all([now(), sweeps('swept', () => readSweptTo(db))]);
    return nextOf(within) <= nextOf(current.before) && (swept === null || sees(before, swept));
  }

  async function readPage(actor: UserActor, cursor: Cursor, isUnverified: boolean): Promise<NextFacts> {
    const from = await now();
    const page = await readFactsOf(db, actor, cursor, batch);
    // Checked after reading, so that a deletion in between is noticed.
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
