/**
 * The outbox of this device, by owner: a person's id, or the secret of a link. It is in the local storage, which is written
 * before the press of a key has ended, and which other tabs hear of. Every page includes this file.
 */
import { pageMap } from '../page-state.ts';
import { readStored, storedKeys, writeStored } from '../storage.ts';
import { isEntry, type OutboxEntry } from './entries.ts';
import { outboxPrefix } from './name.ts';

const storageKeyOf = (owner: string) => `${outboxPrefix}${owner}`;

export const noEntries: readonly OutboxEntry[] = [];

/** Fallback for entries that the browser could not store; lasts until the page is closed. */
const ofPage = pageMap<string, string>();
const parsed = pageMap<string, { text: string; entries: readonly OutboxEntry[] }>();
const listeners = new Set<() => void>();

function parse(text: string): readonly OutboxEntry[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isEntry) : noEntries;
  } catch {
    return noEntries;
  }
}

/** The entries of an owner, oldest first; the same array until they change. */
export function readOutbox(owner: string): readonly OutboxEntry[] {
  const name = storageKeyOf(owner);
  const text = ofPage.get(name) ?? readStored('local', name);
  if (text === null) return noEntries;
  const known = parsed.get(name);
  if (known?.text === text) return known.entries;
  const entries = parse(text);
  parsed.set(name, { text, entries });
  return entries;
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Changes the entries, starting from what is stored now, because another tab may have changed them. */
export function changeOutbox(
  owner: string,
  change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
): void {
  const name = storageKeyOf(owner);
  const before = readOutbox(owner);
  const after = change(before);
  if (after === before) return;
  const text = after.length > 0 ? JSON.stringify(after) : null;
  writeStored('local', name, text);
  if (text === null || readStored('local', name) === text) ofPage.delete(name);
  else ofPage.set(name, text);
  tell();
}

function handleStorage({ key }: StorageEvent) {
  if (key === null || key.startsWith(outboxPrefix)) tell();
}

/** Calls the listener with every change in any tab; returns a function that stops it. */
export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

/** Removes what everybody on this device has written and not sent. */
export function emptyOutboxes(): void {
  for (const name of [...ofPage.keys(), ...storedKeys('local', outboxPrefix)]) {
    writeStored('local', name, null);
    ofPage.delete(name);
  }
  tell();
}
