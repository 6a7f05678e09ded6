/** Reads parts of a video file in place, because videos are too large to be read whole. */
import { type FileHandle, open } from 'node:fs/promises';

/** What a video's metadata may reveal. */
export type FilmNotes =
  /** Nothing: every part of the file is known to contain no metadata. */
  | 'none'
  /** Where it was taken. */
  | 'place'
  /** Something, or there are unknown parts: a location cannot be ruled out. */
  | 'unknown';

export interface FilmReader {
  size: number;
  /** Reads bytes from this position; fewer at the end. */
  read(at: number, length: number): Promise<Buffer>;
}

/** Only a malicious file needs more than this. */
const most = { reads: 100_000, bytes: 64 * 1024 * 1024 };

/** Calls `work` with a reader of the file, which stops reading once these limits are reached. */
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

/** No camera writes longer metadata; only this much of it is searched. */
export const mostNoteBytes = 4 * 1024 * 1024;

const placeWords = ['©xyz', 'loci', 'gpmd', 'gpmf', 'gps', 'location'];

/** Whether metadata contains a location, by the field names that phones and cameras use. */
export function namesPlace(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  return placeWords.some((word) => text.includes(word));
}

/** The combined result of two parts of a video. */
export const worse = (one: FilmNotes, other: FilmNotes): FilmNotes => {
  if (one === 'place' || other === 'place') return 'place';
  return one === 'none' ? other : one;
};
