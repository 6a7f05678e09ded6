/** Ends answers whose reader takes so little that somebody else should have the place. */
import type { ServerResponse } from 'node:http';

export interface ReaderPatience {
  /** How often it is looked what was taken, in milliseconds. */
  windowMilliseconds: number;
  /** What has to be taken from one look to the next, in bytes. */
  leastBytes: number;
  /** The longest that an answer may take, in milliseconds. */
  mostMilliseconds: number;
}

/** 17 kB a second: a weak mobile network does better. */
export const usualPatience: ReaderPatience = {
  windowMilliseconds: 15_000,
  leastBytes: 256 * 1024,
  mostMilliseconds: 5 * 60_000,
};

/** Destroys the answer's connection where its reader falls below the least rate or beyond the deadline. */
export function cutSlowReader(raw: ServerResponse, patience: ReaderPatience): void {
  const { socket } = raw;
  if (!socket) return;
  // What this process still holds has not been taken.
  const taken = () => socket.bytesWritten - socket.writableLength;
  const deadline = performance.now() + patience.mostMilliseconds;
  let before = taken();
  const timer = setInterval(() => {
    const now = taken();
    // With nothing to take, it is this process that is slow.
    const isSlow = socket.writableLength > 0 && now - before < patience.leastBytes;
    if (isSlow || performance.now() > deadline) raw.destroy();
    before = now;
  }, patience.windowMilliseconds);
  raw.once('close', () => clearInterval(timer));
}
