/**
 * The embedded database (PGlite) in the data folder. It survives a killed process but does not sync to
 * disk on every commit, so for work that matters after a power cut use PostgreSQL (see the README).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lock } from 'proper-lockfile';
import { ConfigError } from '../config.ts';
import { withCommitHooks } from './after-commit.ts';
import type { Database, OpenDatabase, Opening } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import * as tables from './tables/index.ts';

const staleMilliseconds = 5000;

/**
 * PGlite has no lock of its own, and two processes on one folder lose rows silently. The lock is refreshed
 * every second and counts as left behind after five, so a killed process delays the next one only briefly.
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

const migrateEmbedded = (client: PGlite): Promise<void> => migrate(drizzle(client), { migrationsFolder });

/** Wraps a PGlite as the open database. */
export function embeddedDatabase(
  client: PGlite,
  afterClose: () => Promise<void> = async () => {},
): OpenDatabase {
  return {
    db: withCommitHooks(drizzle(client, { schema: tables }) as unknown as Database),
    close: async () => {
      await client.close();
      await afterClose();
    },
  };
}

/** Opens the database in the data folder, which is made where needed; throws ConfigError if it is in use. */
export async function openEmbedded(
  dataDir: string,
  { migrate: isMigrated }: Opening = { migrate: true },
): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const client = await PGlite.create(folder, { extensions: { pg_trgm } });
  if (isMigrated) await migrateEmbedded(client);
  return embeddedDatabase(client, unlock);
}

/** A database in memory, from a snapshot of a migrated one or new. */
export async function openInMemory(snapshot?: Blob): Promise<PGlite> {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  });
  if (!snapshot) await migrateEmbedded(client);
  return client;
}
