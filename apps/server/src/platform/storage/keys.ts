/** The names under which bytes are stored, never derived from what a person typed. */
import { uuidv7 } from 'uuidv7';

const pattern = /^[0-9a-f]{2}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A new key, `ab/<uuid>`. The folder is taken from the random end of the id: its beginning is the time, which
 * would put everything of a season into one folder.
 */
export function newStorageKey(): string {
  const id = uuidv7();
  return `${id.slice(-2)}/${id}`;
}

/** Whether a text is a key of ours: no path outside the store, and no foreign object in it. */
export const isStorageKey = (key: string): boolean => pattern.test(key);

/** Throws unless the key is one of ours; a wrong key is a bug, not an invalid request. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('Not a storage key');
}

/** The keys of a file's row: those that are null or absent were not made. */
export interface KeysOfRow {
  storageKey: string;
  posterKey: string | null;
  proxyKey?: string | null;
  storyboardKey?: string | null;
}

/** All keys that are stored for some rows: the originals and their derived forms. */
export const keysOfRows = (rows: readonly KeysOfRow[]): string[] =>
  rows.flatMap(({ storageKey, posterKey, proxyKey, storyboardKey }) =>
    [storageKey, posterKey, proxyKey, storyboardKey].filter((key) => typeof key === 'string'),
  );
