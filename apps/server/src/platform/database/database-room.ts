/**
 * Keeps the embedded database from filling its disk. It is compiled into the process, and a write of its log
 * that finds no space loops until the process is killed; so changes are refused while too little space is
 * left, and reads go on.
 */
import type { PGlite } from '@electric-sql/pglite';
import { ConfigError } from '../config.ts';
import { describeBytes } from '../describe-bytes.ts';

const megabyte = 1024 * 1024;
/** Four segments of the write-ahead log, each allocated in full before it is used. */
const neededBytes = 64 * megabyte;
/** The size of a new database. */
const newDatabaseBytes = 64 * megabyte;
/** Filling the needed bytes between two checks takes a disk that writes 300 MB a second. */
const lookEveryMilliseconds = 200;

/** Returns the bytes that are free where the database is stored. */
export type FreeBytes = () => Promise<number>;

/** Throws ConfigError, which says how much is free, if there is no space to open a database or to create one. */
export async function requireRoomToOpen(folder: string, isNew: boolean, freeBytes: FreeBytes): Promise<void> {
  const free = await freeBytes();
  const needed = neededBytes + (isNew ? newDatabaseBytes : 0);
  if (free >= needed) return;
  throw new ConfigError(
    `The disk of the data folder ${folder} is full: ${describeBytes(free)} are free, and Briefcast needs at least ${describeBytes(needed)} to start. Free some space there, or choose another DATA_DIR.`,
  );
}

/**
 * Checks the disk from now on; returns a function that stops it. While too little space is left, changes fail
 * with 25006.
 */
export function watchRoom(client: PGlite, freeBytes: FreeBytes): () => Promise<void> {
  let isReadOnly = false;
  let looking = Promise.resolve();
  const look = async () => {
    // A disk that cannot be checked is no reason to stop: a full one makes the database fail by itself.
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
      // The database was closed meanwhile; otherwise the next check tries again.
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
