/**
 * The ZIP of an evidence. The same files always make the same bytes, whatever the clock, time zone or machine: so the
 * command that checks one can make it again, and finds a change even where no file is.
 */
import { createHash } from 'node:crypto';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface EvidenceFile {
  name: string;
  /** Its bytes, once it is its turn. */
  read(): Promise<Buffer>;
}

/** Made of the parts of local time, as a ZIP keeps them, so that it says the same in every time zone. */
const sameTime = new Date(1980, 0, 1);
const options = { mtime: sameTime, forceDosTimestamp: true, mode: 0o100644, compress: false } as const;

/**
 * A ZIP of these files, made while it is read: one file is in memory at a time. The last file is told the hashes of those
 * before it. The stream fails when a file cannot be read.
 */
export function zipEvidence(
  files: readonly EvidenceFile[],
  last?: { name: string; make(sums: { name: string; sha256: string }[]): Buffer },
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const sums: { name: string; sha256: string }[] = [];
  const add = ({ name, read }: EvidenceFile) =>
    zip.addReadStreamLazy(name, options, (give) => {
      read().then((bytes) => {
        if (output.destroyed) return;
        sums.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') });
        give(null, Readable.from([bytes], { objectMode: false }));
      }, fail);
    });
  for (const file of files) add(file);
  if (last) add({ name: last.name, read: async () => last.make(sums) });
  zip.end();
  return output;
}
