/** Remembers that somebody has a screen open, so that people who are here get no mail about what they see. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { presence } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { shareWork } from '../../platform/share-work.ts';

/** How exact it is: each open stream writes this often, and when it ends. */
export const seenEveryMilliseconds = 60_000;

const upsertSeen = prepared((db: Database) =>
  db
    .insert(presence)
    .values({ userId: sql.placeholder('userId'), seenAt: sql.placeholder('now') })
    .onConflictDoUpdate({
      target: presence.userId,
      // Streams of several processes answer out of order.
      set: { seenAt: sql`greatest(${presence.seenAt}, excluded.seen_at)` },
    })
    .prepare('note_seen'),
);

/** Notes that a person is here. That it cannot be written now must not end the stream: the next time comes soon. */
export type NoteSeen = (userId: string) => Promise<void>;

/** So many are written at once: streams end together when a process or a network does. */
const writesAtOnce = 2;

/** Makes the notes of a process: streams of one person that note at the same moment are one statement. */
export function createNoteSeen({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): NoteSeen {
  const shared = shareWork<void>(writesAtOnce);
  return (userId) =>
    shared(userId, async () => {
      try {
        await upsertSeen(db).execute({ userId, now: clock() });
      } catch (error) {
        log.warn({ err: error }, 'it was not noted that somebody is here');
      }
    });
}
