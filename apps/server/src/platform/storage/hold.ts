/**
 * Bytes are not removed while a backup is taken or restored, because they are copied after the rows that
 * refer to them.
 */
import { minuteMs } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../database/database.ts';
import { removeSetting, writeSetting } from '../database/settings.ts';
import { settings } from '../database/tables/index.ts';

/** The longest that bytes are kept for a backup that died. */
const holdMilliseconds = 30 * minuteMs;

const key = 'bytes_held_until';

/** Forbids every process to remove bytes before this moment, which also ends the hold of a backup that died. */
export async function holdBytes(db: Database, until: Date): Promise<void> {
  await writeSetting(db, key, until.toISOString());
}

/** Ends the hold. */
export async function releaseBytes(db: Database | Tx): Promise<void> {
  await removeSetting(db, key);
}

/** Keeps removed bytes, and those not yet recorded in a row, for as long as `work` takes. */
export async function whileBytesStay<T>(
  { db, clock }: { db: Database; clock: () => Date },
  work: () => Promise<T>,
): Promise<T> {
  const hold = () => holdBytes(db, new Date(clock().getTime() + holdMilliseconds));
  await hold();
  // A failed renewal is repeated several times before the hold ends.
  const renewal = setInterval(() => void hold().catch(() => undefined), holdMilliseconds / 6);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await releaseBytes(db);
  }
}

/** Until when bytes must be kept; null if they may be removed. */
export async function bytesHeldUntil(db: Reader, now: Date): Promise<Date | null> {
  const [held] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const until = held ? new Date(held.value) : now;
  return until > now ? until : null;
}
