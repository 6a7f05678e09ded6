/**
 * The browser's storages. They may be unavailable (private windows) or full: then nothing is stored, without
 * errors.
 */

type Area = 'local' | 'session';

const area = (name: Area) => (name === 'local' ? localStorage : sessionStorage);

/** Stored value of a key, or null. */
export function readStored(name: Area, key: string): string | null {
  try {
    return area(name).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeStored(name: Area, key: string, value: string | null) {
  try {
    if (value === null) area(name).removeItem(key);
    else area(name).setItem(key, value);
  } catch {
    // Ignores the failure: a value that cannot be stored lasts until the page is closed.
  }
}

/** The keys with this prefix that have a value. */
export function storedKeys(name: Area, prefix: string): string[] {
  try {
    return Object.keys(area(name)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
