/** When this installation was last backed up, by its own command (rules/system#readiness). */
import type { Database, Reader } from '../../platform/database/database.ts';
import { readSetting, writeSetting } from '../../platform/database/settings.ts';

const key = 'last_backup';

/** Keeps the moment of a backup that is whole. */
export const writeLastBackup = (db: Database, at: Date): Promise<void> =>
  writeSetting(db, key, at.toISOString());

/** Moment of the last backup; null before the first. */
export async function readLastBackup(db: Reader): Promise<Date | null> {
  const value = await readSetting(db, key);
  return value === null ? null : new Date(value);
}
