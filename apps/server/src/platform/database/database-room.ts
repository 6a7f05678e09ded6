/**
 * Keeps the embedded database from filling its disk. It is compiled into the process, and a write of its log that finds
 * no room ends in a loop that nothing but a kill ends; so it takes no changes while too little is left, and goes on
 * reading.
 */
import type { PGlite } from '@electric-sql/pglite';
import { ConfigError } from '../config.ts';
import { describeBytes } from '../describe-bytes.ts';

const megabyte = 1024 * 1024;
/** Four pieces of the log, which it makes whole before it uses them. */
const neededBytes = 64 * megabyte;
/** What a new database takes. */
const newDatabaseBytes = 64 * megabyte;
/** Filling the needed bytes between two looks takes a disk that writes 300 MB a second. */
const lookEveryMilliseconds = 200;

/** Returns the bytes that may still be written where the database lies. */
export type FreeBytes = () => Promise<number>;

/** Throws ConfigError, which tells how much is free, where there is no room to open a database, or to make one. */
export async function requireRoomToOpen(folder: string, isNew: boolean, freeBytes: FreeBytes): Promise<void> {
  const free = await freeBytes();
  const needed = neededBytes + (isNew ? newDatabaseBytes : 0);
  if (free >= needed) return;
  throw new ConfigError(
    `The disk of the data folder ${folder} is full: ${describeBytes(free)} are free, and Briefcast needs at least ${describeBytes(needed)} to start. Free some space there, or choose another DATA_DIR.`,
  );
}

/** Looks at the disk from now on; returns how to end it. While too little is left, changes fail with 25006. */
export function watchRoom(client: PGlite, freeBytes: FreeBytes): () => Promise<void> {
  let isReadOnly = false;
  let looking = Promise.resolve();
  const look = async () => {
    // A disk that cannot be looked at is no reason to stop: the database finds out by itself.
    const free = await freeBytes().catch(() => Number.POSITIVE_INFINITY);
    const isShort = free < neededBytes;
    if (isShort === isReadOnly || client.closed) return;
    await client.exec(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`);
    isReadOnly = isShort;
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    looking = look()
      // Closed meanwhile; there is a next look otherwise.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, lookEveryMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
