/** The free space of a disk, and how errors of a full disk are recognised. */
import { statfs } from 'node:fs/promises';

/** Bytes that this user may still write on the disk of `path`, which has to exist. */
export async function freeBytesAt(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** No space for more bytes: less than the reserve is free, or the store reports that it is full. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The codes of a full disk and an exhausted quota, and PostgreSQL's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or one of its causes, means that a disk or store is full. */
export function isStorageFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof StorageFull) return true;
    if ('code' in current && fullCodes.has(String(current.code))) return true;
  }
  return false;
}
