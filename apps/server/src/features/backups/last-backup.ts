/** When this installation was last backed up, by its own command (rules/system#readiness). */
import { eq } from 'drizzle-orm';
import type { Database, Reader } from '../../platform/database/database.ts';
import { writeSetting } from '../../platform/database/settings.ts';
import { settings } from '../../platform/database/tables/index.ts';

const key = 'last_backup';

/** Keeps the moment of a backup that is whole. */
export const writeLastBackup = (db: Database, at: Date): Promise<void> =>
  writeSetting(db, key, at.toISOString());

/** Moment of the last backup; null before the first. */
export async function readLastBackup(db: Reader): Promise<Date | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row ? new Date(row.value) : null;
}
