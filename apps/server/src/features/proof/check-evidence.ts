/** Checking an evidence as a file, without a server, database or network (rules/proof#evidence). */
import { buffer } from 'node:stream/consumers';
import { type EvidenceFault, evidenceFault } from '@briefcast/contract/proof/evidence';
import { fromBufferPromise } from 'yauzl';
import { wholeFile, zipEvidence } from './evidence-zip.ts';

/** Name of the ZIP around the files, where it does not fit itself. */
export const zipItself = 'ZIP';

const unreadable = (file: string): EvidenceFault => ({ file, entry: null, reason: 'unreadable' });

interface Place {
  name: string;
  /** Offset of its bytes in the ZIP, with its head. */
  from: number;
}

async function readAll(
  zip: Buffer,
): Promise<{ files: Map<string, Buffer>; places: Place[] } | EvidenceFault> {
  const files = new Map<string, Buffer>();
  const places: Place[] = [];
  let reading = zipItself;
  try {
    const archive = await fromBufferPromise(zip);
    for await (const entry of archive.eachEntry()) {
      reading = entry.fileName;
      places.push({ name: reading, from: entry.relativeOffsetOfLocalHeader });
      files.set(reading, await buffer(await archive.openReadStreamPromise(entry)));
    }
    return { files, places };
  } catch {
    return unreadable(reading);
  }
}

/** The first byte that is another; -1 where all are the same. */
function firstDifference(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return -1;
  const end = Math.min(one.length, other.length);
  for (let place = 0; place < end; place += 1) if (one[place] !== other[place]) return place;
  return end;
}

/** Made again from its files an evidence is the same to the byte; where it is not, names the file at that place. */
async function faultOfZip(
  zip: Buffer,
  files: Map<string, Buffer>,
  places: Place[],
): Promise<EvidenceFault | null> {
  const again = [...files].map(([name, bytes]) => wholeFile(name, bytes));
  const at = firstDifference(zip, await buffer(zipEvidence(again)));
  if (at < 0) return null;
  const before = places.filter(({ from }) => from <= at).at(-1);
  return { file: before?.name ?? zipItself, entry: null, reason: 'changed' };
}

/**
 * The first thing in the bytes of an evidence that does not fit, with the entry where it is in the log; null where
 * everything does, to the last byte.
 */
export async function checkEvidence(zip: Buffer): Promise<EvidenceFault | null> {
  const read = await readAll(zip);
  if ('reason' in read) return read;
  return evidenceFault(read.files) ?? (await faultOfZip(zip, read.files, read.places));
}

/** The bytes of one file of an evidence that was checked. Rejects where it is not there. */
export async function readEvidence(zip: Buffer, name: string): Promise<Buffer> {
  const read = await readAll(zip);
  const bytes = 'files' in read ? read.files.get(name) : undefined;
  if (!bytes) throw new Error(`${name} is not in this evidence`);
  return bytes;
}
