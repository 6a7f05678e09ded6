/** Fills a file at the speed of the disk, in the same small memory however large it gets. */
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Each write to the file. Larger ones are no faster, and every file that is being filled has two of them. */
const blockBytes = 256 * 1024;
/** So much goes to the disk while more comes, because a last sync that finds everything waits for all of it. */
const syncBytes = 64 * 1024 * 1024;

/** One file at a time, as a sync keeps one of the few threads that all work on files shares. */
let isSyncing = false;

/** Its failure is told to whoever waits for it, not to the process as one that nobody heard. */
function heardLater(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

/** The system tells of a failed write-back once only, so a failure of the sync before stays one. */
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
 * Writes what comes to an empty file; all of it is durable when the number of bytes is answered. `whenTaken` is told
 * of each piece whose bytes are not needed any more. Rejects with the source's failure or the disk's.
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

  /** One block is on its way to the file while the other is filled. */
  const sendBlock = async () => {
    await writing;
    const block = filling;
    writing = heardLater(handle.appendFile(block.subarray(0, filled)));
    filling = resting ?? Buffer.allocUnsafeSlow(blockBytes);
    resting = block;
    size += filled;
    filled = 0;
    if (isSyncing || size - synced < syncBytes) return;
    syncing = heardLater(syncAlone(handle, syncing));
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
