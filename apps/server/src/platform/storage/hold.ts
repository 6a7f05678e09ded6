/** While a backup is taken or restored, bytes stay: what its rows refer to must still be there when their turn comes. */
import { eq } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../database/database.ts';
import { removeSetting, writeSetting } from '../database/settings.ts';
import { settings } from '../database/tables/index.ts';

/** Bytes stay at most this long after a backup that died. */
const holdMilliseconds = 30 * 60_000;

const key = 'bytes_held_until';

/** Lets no process remove bytes before this moment. A backup that dies holds them no longer than that. */
export async function holdBytes(db: Database, until: Date): Promise<void> {
  await writeSetting(db, key, until.toISOString());
}

/** Ends the hold. */
export async function releaseBytes(db: Database | Tx): Promise<void> {
  await removeSetting(db, key);
}

/** Keeps removed bytes, and those that no row tells of yet, for as long as `work` takes, however long that is. */
export async function whileBytesStay<T>(
  { db, clock }: { db: Database; clock: () => Date },
  work: () => Promise<T>,
): Promise<T> {
  const hold = () => holdBytes(db, new Date(clock().getTime() + holdMilliseconds));
  await hold();
  // A renewal that fails is followed by others before the hold ends.
  const renewal = setInterval(() => void hold().catch(() => undefined), holdMilliseconds / 6);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await releaseBytes(db);
  }
}

/** Until when bytes must stay; null when they may go. */
export async function bytesHeldUntil(db: Reader, now: Date): Promise<Date | null> {
  const [held] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const until = held ? new Date(held.value) : now;
  return until > now ? until : null;
}
