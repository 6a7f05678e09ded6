/** Accompanies a write to the disk: touches its file, and stops it when the disk runs out of space. */

import { utimes } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { minuteMs } from '@briefcast/contract/kit/days';
import { StorageFull } from './free-space.ts';

/** How often the modification time of a file that is being written is updated. */
const touchMilliseconds = 10_000;
/**
 * A file that was not touched for this long is abandoned: its process was killed. Longer than the clock
 * differences of machines that share a folder, and than the delays of a busy process.
 */
export const abandonedMilliseconds = 2 * minuteMs;
/** How many bytes are written between two checks of the free space. */
const lookBytes = 16 * 1024 * 1024;

/** Touches the file at `path` until the returned function is called, however slowly its bytes arrive. */
export function showAlive(path: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // It was renamed meanwhile, and is complete.
    utimes(path, now, now).catch(() => undefined);
  }, touchMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Returns a function to be called with each written chunk: it ends the source with StorageFull when `room` is
 * used up.
 */
export function watchRoomOf(source: Readable, room: () => Promise<number>): (piece: Buffer) => void {
  let written = 0;
  // Its reader handles the error; one after the last byte has no reader, and must not count as unhandled.
  source.on('error', () => undefined);
  return (piece) => {
    const before = Math.floor(written / lookBytes);
    written += piece.length;
    if (Math.floor(written / lookBytes) === before) return;
    room().then(
      (left) => left > 0 || source.destroy(new StorageFull('The disk has no room beyond its reserve')),
      // The write itself will report the error.
      () => undefined,
    );
  };
}
