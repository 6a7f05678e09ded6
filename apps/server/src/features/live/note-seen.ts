/** Remembers that somebody has a screen open, so that people who are here get no mail about what they see. */
import { sql } from 'drizzle-orm';
import { prepared } from '../../platform/database/prepared.ts';
import { presence } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** How exact it is: each open stream writes this often, and when it ends. */
export const seenEveryMilliseconds = 60_000;

const upsertSeen = prepared((db) =>
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

/** Notes it. That it cannot be written now must not end the stream: the next time comes soon. */
export async function noteSeen(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  userId: string,
): Promise<void> {
  try {
    await upsertSeen(db).execute({ userId, now: clock() });
  } catch (error) {
    log.warn({ err: error }, 'it was not noted that somebody is here');
  }
}
