/** Ends answers that are read so slowly that they would hold a slot from others. */

import type { ServerResponse } from 'node:http';

export interface ReaderPatience {
  /** How often the progress is checked, in milliseconds. */
  windowMilliseconds: number;
  /** The least that has to be read between two checks, in bytes. */
  leastBytes: number;
  /** The longest that an answer may take, in milliseconds. */
  mostMilliseconds: number;
}

/** Destroys the answer's connection where its reader falls below the least rate or beyond the deadline. */
export function cutSlowReader(raw: ServerResponse, patience: ReaderPatience): void {
  const { socket } = raw;
  if (!socket) return;
  // What this process still buffers has not been read.
  const taken = () => socket.bytesWritten - socket.writableLength;
  const deadline = performance.now() + patience.mostMilliseconds;
  let before = taken();
  const timer = setInterval(() => {
    const now = taken();
    // If nothing is buffered, it is this process that is slow.
    const isSlow = socket.writableLength > 0 && now - before < patience.leastBytes;
    if (isSlow || performance.now() > deadline) raw.destroy();
    before = now;
  }, patience.windowMilliseconds);
  raw.once('close', () => clearInterval(timer));
}
