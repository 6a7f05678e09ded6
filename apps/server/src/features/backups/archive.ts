/**
 * Format of a backup: a tar that common tools can open.
 *
 *     format.json                       its kind, first, so that a wrong file is refused at once
 *     secret                            signs tokens and links, where the installation made its own
 *     database/<table>/<n>.ndjson.gz    rows as JSON, tables in an order that their references allow
 *     files/<key>                       the bytes of one stored file
 *     hashes/<n>.ndjson.gz              size and SHA-256 of the files before it
 *     end.json                          how much there must be; without it the archive is not whole
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';

/** An error of a backup that the person who takes or restores it can fix. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const names = {
  format: 'format.json',
  secret: 'secret',
  rows: (table: string, part: number) => `database/${table}/${part}.ndjson.gz`,
  file: (key: string) => `files/${key}`,
  hashes: (part: number) => `hashes/${part}.ndjson.gz`,
  end: 'end.json',
};

export const Format = z.object({
  format: z.literal('briefcast-backup-1'),
  createdAt: z.iso.datetime(),
  /** Hashes of the applied migrations, in order. */
  migrations: z.array(z.string()),
});
export type Format = z.infer<typeof Format>;

export const FileHash = z.object({ key: z.string(), size: z.number(), sha256: z.string() });
export type FileHash = z.infer<typeof FileHash>;

export const End = z.object({
  /** The number of rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** The value of each sequence, so that no number is assigned twice. */
  sequences: z.record(z.string(), z.number()),
  files: z.number(),
  /** The total of all files. */
  bytes: z.number(),
});
export type End = z.infer<typeof End>;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Compresses lines of JSON. */
export const packLines = (lines: readonly string[]): Promise<Buffer> =>
  compress(`${lines.join('\n')}\n`, { level: 4 });

/** The lines that packLines compressed. */
export async function unpackLines(source: Readable): Promise<string[]> {
  return String(await decompress(await buffer(source)))
    .trimEnd()
    .split('\n');
}

export interface Entry {
  name: string;
  body: Readable;
}

/** Every entry of an archive in order. Rejects with BackupError if the file is not an archive or is truncated. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const source = createReadStream(path);
  const entries = extract();
  source.once('error', (error) => entries.destroy(error));
  source.pipe(entries);
  const unreadable = (error: unknown) =>
    new BackupError(`${path} cannot be read as a backup: ${(error as Error).message}`, { cause: error });

  /** An entry's bytes. If the archive is truncated within them, reading rejects too. */
  async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    try {
      yield* entry;
    } catch (error) {
      throw unreadable(error);
    }
  }

  try {
    for await (const entry of entries) {
      yield { name: entry.header.name, body: Readable.from(bytesOf(entry), { objectMode: false }) };
      entry.resume();
    }
  } catch (error) {
    throw error instanceof BackupError ? error : unreadable(error);
  } finally {
    source.destroy();
  }
}
