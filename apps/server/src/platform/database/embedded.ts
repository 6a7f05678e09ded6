/**
 * The embedded database (PGlite) in the data folder. It survives a killed process but does not sync to
 * disk on every commit, so for work that matters after a power cut use PostgreSQL (see the README).
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { lock } from 'proper-lockfile';
import { ConfigError } from '../config.ts';
import { closeFolder } from '../private-files.ts';
import { freeBytesAt } from '../storage/free-space.ts';
import { withCommitHooks } from './after-commit.ts';
import type { Database, MigrationHalt, OpenDatabase, Opening } from './database.ts';
import { type FreeBytes, requireRoomToOpen, watchRoom } from './database-room.ts';
import { applyMigrations } from './migrate.ts';
import { unpackNewDatabase } from './new-database.ts';
import * as tables from './tables/index.ts';
import { dateUpgrades } from './upgrades.ts';

const staleMilliseconds = 5000;

/**
 * PGlite has no lock of its own, and two processes on one folder lose rows silently. The lock is refreshed
 * every second and counts as abandoned after five, so a killed process delays the next one only briefly.
 */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lock(folder, {
      stale: staleMilliseconds,
      update: 1000,
      retries: { retries: 7, factor: 1, minTimeout: 1000 },
      onCompromised: (error) => {
        throw error;
      },
    });
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} is in use by another Briefcast process. Stop that one, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several.`,
      { cause: error },
    );
  }
}

const migrateEmbedded = (client: PGlite, halt?: MigrationHalt) => applyMigrations(drizzle(client), halt);

/** Wraps a PGlite instance as an open database. */
export function embeddedDatabase(
  client: PGlite,
  afterClose: () => Promise<void> = async () => {},
  beforeClose: () => Promise<void> = async () => {},
): OpenDatabase {
  return {
    db: withCommitHooks(drizzle(client, { schema: tables }) as unknown as Database),
    migrate: (halt) => migrateEmbedded(client, halt),
    close: async () => {
      await beforeClose();
      await client.close();
      await afterClose();
    },
  };
}

/**
 * Opens the database in the data folder, which is created if needed and readable by its user alone. While the
 * disk has no space, changes fail with 25006 and reads go on. Throws ConfigError if the folder is in use or
 * its disk is full, or if it must be there and is not.
 */
export async function openEmbedded(
  dataDir: string,
  { migrate: isMigrated, isThere = false }: Opening = { migrate: true },
  freeBytes: FreeBytes = () => freeBytesAt(dataDir),
): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew && isThere)
    throw new ConfigError(
      `There is no database in the data folder ${dataDir}. Set DATA_DIR to the folder of your installation, or DATABASE_URL to its database.`,
    );
  const began = new Date();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireRoomToOpen(dataDir, isNew, freeBytes);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    // What brings older rows along begins with older tables, and has them made.
    if (isNew && isMigrated) await unpackNewDatabase(folder);
    const client = await PGlite.create(folder, { extensions: { pg_trgm } });
    await closeFolder(folder);
    const database = embeddedDatabase(client, unlock, watchRoom(client, freeBytes));
    if (!isMigrated) return database;
    const upgraded = await database.migrate();
    // The unpacked database was made with the build, maybe long before.
    if (isNew) await dateUpgrades(drizzle(client), began);
    return { ...database, upgraded };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A database in memory, empty or from a snapshot. */
export const createInMemory = (snapshot?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions: { pg_trgm }, ...(snapshot ? { loadDataDir: snapshot } : {}) });

/** A database in memory, new or from a snapshot of a migrated one. */
export async function openInMemory(snapshot?: Blob): Promise<PGlite> {
  const client = await createInMemory(snapshot);
  if (!snapshot) await migrateEmbedded(client);
  return client;
}
