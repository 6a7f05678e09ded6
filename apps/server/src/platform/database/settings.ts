/** Small values of the installation, by name. */
import { eq } from 'drizzle-orm';
import type { Database, Reader, Tx } from './database.ts';
import { settings } from './tables/index.ts';

/** Reads a value; null where there is none. */
export async function readSetting(db: Reader, key: string): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
}

/** Writes a value, replacing the previous one. */
export async function writeSetting(db: Database | Tx, key: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Removes a value, if it exists. */
export async function removeSetting(db: Database | Tx, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key));
}
