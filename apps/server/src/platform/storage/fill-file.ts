/** Writes a stream to a file at the speed of the disk, with a small constant use of memory. */
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** The size of each write. Larger ones are no faster, and every file that is being written has two of these buffers. */
const blockBytes = 256 * 1024;
/** A sync is started after this many bytes, because a single sync at the end would wait for all of them. */
const syncBytes = 64 * 1024 * 1024;

/** One file at a time, as a sync occupies one of the few threads that all file operations share. */
let isSyncing = false;

/** Keeps a failure from counting as an unhandled rejection; whoever awaits the promise still gets it. */
function withoutUnhandledRejection(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

/** The system reports a failed write-back only once, so a failure of an earlier sync is kept. */
async function syncAlone(handle: FileHandle, before: Promise<void>): Promise<void> {
  isSyncing = true;
  try {
    await before;
    await handle.datasync();
  } finally {
    isSyncing = false;
  }
}

/**
 * Writes a stream to an empty file; all of it is durable when the number of bytes is returned. `whenTaken` is
 * called with each chunk whose memory is no longer needed. Rejects with the error of the source or the disk.
 */
export async function fillFile(
  handle: FileHandle,
  source: Readable,
  whenTaken?: (piece: Buffer) => void,
): Promise<number> {
  let filling = Buffer.allocUnsafeSlow(blockBytes);
  let resting: typeof filling | null = null;
  let filled = 0;
  let size = 0;
  let synced = 0;
  let writing = Promise.resolve();
  let syncing = Promise.resolve();

  /** One block is written to the file while the other is filled. */
  const sendBlock = async () => {
    await writing;
    const block = filling;
    writing = withoutUnhandledRejection(handle.appendFile(block.subarray(0, filled)));
    filling = resting ?? Buffer.allocUnsafeSlow(blockBytes);
    resting = block;
    size += filled;
    filled = 0;
    if (isSyncing || size - synced < syncBytes) return;
    syncing = withoutUnhandledRejection(syncAlone(handle, syncing));
    synced = size;
  };

  for await (const piece of source as AsyncIterable<Buffer>) {
    for (let from = 0; from < piece.length; ) {
      const copied = piece.copy(filling, filled, from);
      from += copied;
      filled += copied;
      if (filled === blockBytes) await sendBlock();
    }
    whenTaken?.(piece);
  }
  await sendBlock();
  await writing;
  await syncing;
  await handle.sync();
  return size;
}
