/** What goes on beside a write to the disk: its file shows that somebody is at it, and room has to be left. */
import { utimes } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StorageFull } from './free-space.ts';

/** How often a file that is being written is given the present time. */
const touchMilliseconds = 10_000;
/**
 * A file that was not touched for so long is written by nobody: its process was killed. Beyond what clocks of machines
 * on one folder differ by, and what a busy process may be late.
 */
export const abandonedMilliseconds = 2 * 60_000;
/** How many bytes are written between two looks at what is left. */
const lookBytes = 16 * 1024 * 1024;

/** Touches the file at `path` until the returned function is called, however slowly its bytes come. */
export function showAlive(path: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // Renamed since, and whole.
    utimes(path, now, now).catch(() => undefined);
  }, touchMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns what to tell each written piece to: it ends the source with StorageFull when `room` has come to nothing. */
export function watchRoomOf(source: Readable, room: () => Promise<number>): (piece: Buffer) => void {
  let written = 0;
  // Whoever reads it hears of its failure; one that comes after the last byte is nobody's.
  source.on('error', () => undefined);
  return (piece) => {
    const before = Math.floor(written / lookBytes);
    written += piece.length;
    if (Math.floor(written / lookBytes) === before) return;
    room().then(
      (left) => left > 0 || source.destroy(new StorageFull('The disk has no room beyond its reserve')),
      // The write itself finds out what is wrong.
      () => undefined,
    );
  };
}
