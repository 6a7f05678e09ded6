/** Takes a backup: a consistent snapshot of the database, and the bytes of every file to which it refers. */
import { createHash } from 'node:crypto';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import type { Deps } from '../../platform/deps.ts';
import { whileBytesStay } from '../../platform/storage/hold.ts';
import { BackupError, type End, type FileHash, type Format, names, packLines } from './archive.ts';
import { readRows, readSequences, readTables } from './dump-tables.ts';
import { readKeys } from './read-keys.ts';

const hashesAtOnce = 1000;

type BackupDeps = Pick<Deps, 'db' | 'storage' | 'clock'>;

async function add(archive: Pack, name: string, content: Buffer | string): Promise<void> {
  const bytes = Buffer.from(content);
  // As a stream rather than as a whole: only a stream waits for a slow reader.
  await pipeline(Readable.from([bytes]), archive.entry({ name, size: bytes.length }));
}

/**
 * Writes every table from one snapshot; returns the counts for the end of the archive, and the files that it
 * refers to.
 */
async function addDatabase({ db }: BackupDeps, archive: Pack) {
  return db.transaction(
    async (tx) => {
      const tables: End['tables'] = {};
      for (const table of await readTables(tx)) {
        let count = 0;
        let part = 0;
        for await (const lines of readRows(tx, table)) {
          await add(archive, names.rows(table, ++part), await packLines(lines));
          count += lines.length;
        }
        tables[table] = count;
      }
      return { tables, sequences: await readSequences(tx), keys: await readKeys(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function addFile({ storage }: BackupDeps, archive: Pack, key: string): Promise<FileHash> {
  const size = await storage.size(key);
  const hash = createHash('sha256');
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await storage.read(key), watch, archive.entry({ name: names.file(key), size }));
  return { key, size, sha256: hash.digest('hex') };
}

async function addFiles(deps: BackupDeps, archive: Pack, keys: readonly string[]): Promise<number> {
  let bytes = 0;
  for (let from = 0, part = 1; from < keys.length; from += hashesAtOnce, part++) {
    const hashes: FileHash[] = [];
    for (const key of keys.slice(from, from + hashesAtOnce)) hashes.push(await addFile(deps, archive, key));
    await add(archive, names.hashes(part), await packLines(hashes.map((hash) => JSON.stringify(hash))));
    bytes += hashes.reduce((sum, { size }) => sum + size, 0);
  }
  return bytes;
}

/**
 * Writes a backup to `sink` and ends it. `secret` is the installation's own, null if the environment gives
 * it. All rows are of one snapshot; on the embedded database other calls wait while they are read. Rejects
 * with BackupError for a database without the product's tables.
 */
export async function writeBackup(deps: BackupDeps, secret: string | null, sink: Writable): Promise<End> {
  const archive = pack();
  const written = pipeline(archive, sink);
  async function fill() {
    const migrations = (await appliedMigrations(deps.db)).map(({ hash }) => hash);
    if (migrations.length === 0) throw new BackupError('There is nothing to back up: the database is empty.');
    return whileBytesStay(deps, async () => {
      const createdAt = deps.clock().toISOString();
      const format: Format = { format: 'briefcast-backup-1', createdAt, migrations };
      await add(archive, names.format, JSON.stringify(format));
      if (secret) await add(archive, names.secret, secret);
      const { keys, ...database } = await addDatabase(deps, archive);
      const bytes = await addFiles(deps, archive, keys);
      const end: End = { ...database, files: keys.length, bytes };
      await add(archive, names.end, JSON.stringify(end));
      archive.finalize();
      return end;
    });
  }
  // A failure of one stream ends the other, which would otherwise wait for it; both are closed before this
  // function returns.
  const breakOff = (error: Error) => {
    archive.destroy(error);
    throw error;
  };
  const [filled, sent] = await Promise.allSettled([fill().catch(breakOff), written.catch(breakOff)]);
  if (sent.status === 'rejected') throw sent.reason;
  if (filled.status === 'rejected') throw filled.reason;
  return filled.value;
}
