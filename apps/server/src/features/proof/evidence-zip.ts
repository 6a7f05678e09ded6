/**
 * The ZIP of an evidence. Equal files always make equal bytes, whatever the clock, time zone or machine: so the
 * command that checks one can make it again, and finds a change even where no file is.
 */
import { createHash } from 'node:crypto';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface EvidenceFile {
  name: string;
  /** Its pieces, once it is its turn. */
  read(): AsyncIterable<Uint8Array | string>;
}

/** A file that is whole already. */
export const wholeFile = (name: string, bytes: Uint8Array | string): EvidenceFile => ({
  name,
  async *read() {
    yield bytes;
  },
});

/** Made of the parts of local time, as a ZIP keeps them, so that it says the same in every time zone. */
const sameTime = new Date(1980, 0, 1);
const options = { mtime: sameTime, forceDosTimestamp: true, mode: 0o100644, compress: false } as const;

/** The pieces as bytes; tells their hash once all of them have passed. */
async function* hashing(
  pieces: AsyncIterable<Uint8Array | string>,
  whenDone: (sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    hash.update(bytes);
    yield bytes;
  }
  whenDone(hash.digest('hex'));
}

/**
 * A ZIP of these files, made while it is read: one piece of one file is in memory at a time. The last file gets the
 * hashes of the files before it. The stream fails when a file cannot be read; destroying it ends the reading.
 */
export function zipEvidence(
  files: readonly EvidenceFile[],
  last?: { name: string; make(sums: { name: string; sha256: string }[]): Buffer },
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  let reading: Readable | null = null;
  output.once('close', () => reading?.destroy());
  const sums: { name: string; sha256: string }[] = [];
  const add = ({ name, read }: EvidenceFile) =>
    zip.addReadStreamLazy(name, options, (give) => {
      if (output.destroyed) return;
      const pieces = hashing(read(), (sha256) => sums.push({ name, sha256 }));
      reading = Readable.from(pieces, { objectMode: false }).once('error', fail);
      give(null, reading);
    });
  for (const file of files) add(file);
  if (last)
    add({
      name: last.name,
      async *read() {
        yield last.make(sums);
      },
    });
  zip.end();
  return output;
}
