/** The browser's storages. They may be closed (private windows) or full: then nothing is kept, and nothing breaks. */

type Area = 'local' | 'session';

const area = (name: Area) => (name === 'local' ? localStorage : sessionStorage);

/** What is stored under a key, or null. */
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
    // What cannot be stored lasts until the page is left.
  }
}

/** The keys that begin so and have something stored. */
export function storedKeys(name: Area, prefix: string): string[] {
  try {
    return Object.keys(area(name)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
