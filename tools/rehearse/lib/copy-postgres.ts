/** A copy of a running PostgreSQL's folder, as pg_basebackup makes it, which is not among the programs that npm brings. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { RunAs } from '../../../apps/server/src/testing/postgres-binaries.ts';

/** An empty folder that PostgreSQL takes for its data. */
export function emptyDataFolder(folder: string, user: RunAs): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
}

/** Writes a file into a data folder; as root, for the user that PostgreSQL runs as. */
export function writeDataFile(folder: string, name: string, text: string, user: RunAs): void {
  const path = join(folder, name);
  writeFileSync(path, text, { flag: 'a' });
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
}

/** Copies the data at `from`, of the server at `url`, into an empty folder at `to`. */
export async function copyPostgres(url: string, from: string, to: string, user: RunAs): Promise<void> {
  emptyDataFolder(to, user);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('checkpoint');
    await client.query("select pg_backup_start('copy', true)");
    execFileSync('sh', [
      '-c',
      'cd "$1" && tar --create --exclude=./postmaster.* --exclude=./pg_wal/* --exclude=./standby.signal --warning=no-file-changed --warning=no-file-removed . | tar --extract --directory "$2"; test -f "$2/PG_VERSION"',
      'copy',
      from,
      to,
    ]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeDataFile(to, 'backup_label', rows[0]?.labelfile ?? '', user);
  } finally {
    await client.end();
  }
}
