/** Restores a backup into an empty installation, of either kind of database and either kind of store. */
import { buffer } from 'node:stream/consumers';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import { ownMigrations } from '../../platform/database/own-migrations.ts';
import { deals, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { releaseBytes, whileBytesStay } from '../../platform/storage/hold.ts';
import { BackupError, type End, entriesOf, names, unpackLines } from './archive.ts';
import { checkBackup } from './check-backup.ts';
import { clearTables, readTables, writeRows, writeSequences } from './dump-tables.ts';

type RestoreDeps = Pick<Deps, 'storage'> & Pick<OpenDatabase, 'db' | 'migrate'>;

/** Result of a restore, with the secret that signs tokens and links, if the archive contains one. */
export interface Restored {
  end: End;
  secret: string | null;
}

async function requireEmpty({ db }: RestoreDeps): Promise<void> {
  for (const table of [users, deals]) {
    const [row] = await db.select({ id: table.id }).from(table).limit(1);
    if (row) {
      throw new BackupError(
        'There are people or deals in this installation, and restoring would replace them. Restore into an empty one: choose another DATA_DIR or another DATABASE_URL.',
      );
    }
  }
}

/** Refuses a backup of a version that this one does not come after: its rows would not fit the tables. */
function requireKnownVersion(migrations: readonly string[]): void {
  const own = ownMigrations();
  if (migrations.every((hash, index) => hash === own[index])) return;
  throw new BackupError(
    `The backup is of a newer version of Briefcast, or of another one (${migrations.length} migrations there, ${own.length} here). ` +
      'Restore it with the version that made it.',
  );
}

/** Bytes first: a row without its bytes would be a loss, bytes without a row are removed later. */
async function restoreFiles({ storage }: RestoreDeps, path: string): Promise<string | null> {
  let secret: string | null = null;
  for await (const { name, body } of entriesOf(path)) {
    const key = name.startsWith(names.file('')) ? name.slice(names.file('').length) : null;
    if (key) await storage.write(key, body);
    if (name === names.secret) secret = String(await buffer(body));
  }
  return secret;
}

/** All rows in one transaction: after a failure the installation is as empty as before. */
async function restoreRows({ db }: RestoreDeps, path: string, { sequences }: End): Promise<void> {
  await db.transaction(async (tx) => {
    await clearTables(tx, await readTables(tx));
    for await (const { name, body } of entriesOf(path)) {
      const [kind, table] = name.split('/');
      if (kind === 'database' && table) await writeRows(tx, table, await unpackLines(body));
    }
    await writeSequences(tx, sequences);
  });
  // The copied row says that a backup is running, which is no longer true.
  await releaseBytes(db);
}

/**
 * Restores into a database without tables: they are made as the version of the backup had them, filled, and brought up to
 * date, as an upgrade would have done.
 */
async function restoreFromVersion(deps: RestoreDeps, path: string, after: number, end: End) {
  let secret: string | null = null;
  const work = async () => {
    secret = await restoreFiles(deps, path);
    await restoreRows(deps, path, end);
  };
  await deps.migrate({ after, work });
  return secret;
}

/** Restores into tables that a server of the same version has made. A server that runs would remove bytes without rows. */
async function restoreIntoTables(deps: RestoreDeps, path: string, { migrations, end }: Backup) {
  await requireEmpty(deps);
  if ((await appliedMigrations(deps.db)).length !== migrations.length) {
    throw new BackupError(
      'The backup is of an earlier version of Briefcast, and the tables here are of this one already. Restore it into a database, or a DATA_DIR, on which no server was started yet; it is brought up to date there.',
    );
  }
  return whileBytesStay({ db: deps.db, clock: () => new Date() }, async () => {
    const secret = await restoreFiles(deps, path);
    await restoreRows(deps, path, end);
    return secret;
  });
}

interface Backup {
  /** Hashes of the migrations that its version had. */
  migrations: readonly string[];
  end: End;
}

/**
 * Checks the whole archive, then restores it; one of an earlier version is brought up to date. Rejects with BackupError,
 * without any change, for an archive that is damaged or of a newer version, for one of an earlier version where the tables
 * are there, and for an installation that already has people or deals.
 */
export async function restoreBackup(deps: RestoreDeps, path: string): Promise<Restored> {
  const { format, end } = await checkBackup(path);
  const { migrations } = format;
  requireKnownVersion(migrations);
  const isNew = (await appliedMigrations(deps.db)).length === 0;
  const secret = isNew
    ? await restoreFromVersion(deps, path, migrations.length, end)
    : await restoreIntoTables(deps, path, { migrations, end });
  return { end, secret };
}
