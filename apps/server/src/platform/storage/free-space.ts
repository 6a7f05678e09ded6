/** What is left of a disk, and how a disk that is full is told from other failures. */
import { statfs } from 'node:fs/promises';

/** Bytes that this user may still write beside `path`, which has to be there. */
export async function freeBytesAt(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** There is no room for more bytes: less than the reserve is left, or the store says that it is full. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The system's codes of a full disk and a used-up quota, and PostgreSQL's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is a disk or store without room. */
export function isStorageFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof StorageFull) return true;
    if ('code' in current && fullCodes.has(String(current.code))) return true;
  }
  return false;
}
