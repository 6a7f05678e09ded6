/** Verifies a complete archive before a restore, so that the restore does not fail half-way. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { BackupError, End, type Entry, entriesOf, FileHash, Format, names, unpackLines } from './archive.ts';

export interface CheckedBackup {
  format: Format;
  end: End;
}

async function parse<T extends z.ZodType>(schema: T, { name, body }: Entry): Promise<z.output<T>> {
  const text = String(await buffer(body));
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`The backup is damaged, or not one of ours: ${name} is not as it should be.`, {
      cause: error,
    });
  }
}

async function hashOf({ name, body }: Entry): Promise<FileHash> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of body) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { key: name.slice(names.file('').length), size, sha256: hash.digest('hex') };
}

async function linesOf({ name, body }: Entry): Promise<string[]> {
  try {
    return await unpackLines(body);
  } catch (error) {
    throw new BackupError(`The backup is damaged: ${name} cannot be unpacked.`, { cause: error });
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the archive's description; rejects with BackupError unless every row and every byte is present. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  let format: Format | null = null;
  let end: End | null = null;
  const found: Pick<End, 'tables' | 'files' | 'bytes'> = { tables: {}, files: 0, bytes: 0 };
  let unconfirmed: FileHash[] = [];
  for await (const entry of entriesOf(path)) {
    const [kind = '', table = ''] = entry.name.split('/');
    if (!format) {
      if (entry.name !== names.format) throw new BackupError(`${path} is not a backup of Briefcast.`);
      format = await parse(Format, entry);
    } else if (kind === 'database') {
      found.tables[table] = (found.tables[table] ?? 0) + (await linesOf(entry)).length;
    } else if (kind === 'files') {
      unconfirmed.push(await hashOf(entry));
    } else if (kind === 'hashes') {
      const hashes = (await linesOf(entry)).map((line) => FileHash.parse(JSON.parse(line)));
      const wrong = unconfirmed.find((file, index) => !same(file, hashes[index]));
      if (wrong || hashes.length !== unconfirmed.length) {
        throw new BackupError(`The backup is damaged: the file ${wrong?.key ?? hashes.at(-1)?.key} differs.`);
      }
      found.files += hashes.length;
      found.bytes += hashes.reduce((sum, { size }) => sum + size, 0);
      unconfirmed = [];
    } else if (entry.name === names.end) {
      end = await parse(End, entry);
    }
  }
  if (!format || !end) throw new BackupError('The backup is not whole: its end is missing.');
  const { tables, files, bytes } = end;
  const isWhole = Object.entries(tables).every(([table, rows]) => rows === (found.tables[table] ?? 0));
  if (!isWhole || files !== found.files || bytes !== found.bytes) {
    throw new BackupError('The backup is not whole: rows or files are missing.');
  }
  return { format, end };
}
