/** Records who has a page open, so that people who are present get no mail about what they see. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { presence } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { shareWork } from '../../platform/share-work.ts';

const upsertSeen = prepared((db: Database) =>
  db
    .insert(presence)
    .values({ userId: sql.placeholder('userId'), seenAt: sql.placeholder('now') })
    .onConflictDoUpdate({
      target: presence.userId,
      // Writes of several processes may arrive out of order.
      set: { seenAt: sql`greatest(${presence.seenAt}, excluded.seen_at)` },
    })
    .prepare('note_seen'),
);

/** Records that a person is present. A failure must not end the stream, as the next write comes soon. */
export type NoteSeen = (userId: string) => Promise<void>;

/** Limit of concurrent writes: when a process or a network fails, many streams end together. */
const writesAtOnce = 2;

/** Creates the recorder of a process: streams of one person that write at the same moment share one statement. */
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
