/** Restores a backup into an empty installation, of either kind of database and either kind of store. */
import { buffer } from 'node:stream/consumers';
import { deals, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { releaseBytes, whileBytesStay } from '../../platform/storage/hold.ts';
import { BackupError, type End, entriesOf, names, unpackLines } from './archive.ts';
import { checkBackup } from './check-backup.ts';
import { clearTables, readMigrations, readTables, writeRows, writeSequences } from './dump-tables.ts';

type RestoreDeps = Pick<Deps, 'db' | 'storage'>;

/** What was restored, with the secret that signs tokens and links, if the archive contains one. */
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

async function requireSameVersion({ db }: RestoreDeps, migrations: readonly string[]): Promise<void> {
  const own = await readMigrations(db);
  if (own.length === migrations.length && own.every((hash, index) => hash === migrations[index])) return;
  throw new BackupError(
    `The backup has the tables of another version of Briefcast (${migrations.length} migrations there, ${own.length} here). ` +
      'Restore it with the version that made it, then start the newer one, which brings it up to date.',
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
    // The copied row says that a backup is running, which is no longer true.
    await releaseBytes(tx);
  });
}

/**
 * Checks the whole archive, then restores it. Rejects with BackupError, without any change, for an archive
 * that is damaged or of another version, and for an installation that already has people or deals.
 */
export async function restoreBackup(deps: RestoreDeps, path: string): Promise<Restored> {
  const { format, end } = await checkBackup(path);
  await requireEmpty(deps);
  await requireSameVersion(deps, format.migrations);
  // A server that is already running would remove bytes whose rows do not exist yet.
  return whileBytesStay({ db: deps.db, clock: () => new Date() }, async () => {
    const secret = await restoreFiles(deps, path);
    await restoreRows(deps, path, end);
    return { end, secret };
  });
}
