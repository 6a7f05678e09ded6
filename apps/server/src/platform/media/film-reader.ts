/** Reads parts of a film's file where they stand; films are too large to be read whole. */
import { type FileHandle, open } from 'node:fs/promises';

/** What a film says of itself besides picture and sound. */
export type FilmNotes =
  /** Nothing: every part of the file is known to hold none. */
  | 'none'
  /** Where it was taken. */
  | 'place'
  /** Something, or parts that are not known here: a place cannot be ruled out. */
  | 'unknown';

export interface FilmReader {
  size: number;
  /** Bytes from there; fewer at the end. */
  read(at: number, length: number): Promise<Buffer>;
}

/** A film that needs more than this to be looked through was made to be. */
const most = { reads: 100_000, bytes: 64 * 1024 * 1024 };

/** Calls `work` with a reader of the file, which reads nothing more once it has read very much. */
export async function withFilmReader<T>(path: string, work: (film: FilmReader) => Promise<T>): Promise<T> {
  const file: FileHandle = await open(path);
  try {
    const { size } = await file.stat();
    const left = { ...most };
    return await work({
      size,
      async read(at, length) {
        left.reads--;
        left.bytes -= length;
        if (left.reads < 0 || left.bytes < 0) return Buffer.alloc(0);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}

/** Longer notes are none that a camera writes; they are looked through up to here. */
export const mostNoteBytes = 4 * 1024 * 1024;

const placeWords = ['©xyz', 'loci', 'gpmd', 'gpmf', 'gps', 'location'];

/** Whether notes name a place: by the names that phones and cameras give it. */
export function namesPlace(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  return placeWords.some((word) => text.includes(word));
}

/** What two parts of a film say together. */
export const worse = (one: FilmNotes, other: FilmNotes): FilmNotes => {
  if (one === 'place' || other === 'place') return 'place';
  return one === 'none' ? other : one;
};
