/** Changes a person makes to the outbox: add, change, discard, try again. */
import { newRequestKey } from '../request-key.ts';
import { setCut } from './cut.ts';
import { changed, type OutboxEntry, withEntry, without } from './entries.ts';
import { changeOutbox, readOutbox } from './store.ts';

/** Entries that somebody is changing in this tab, and that must not be sent during the change. */
const held = new Set<string>();
export const isHeld = (key: string): boolean => held.has(key);

type NewEntry = Pick<OutboxEntry, 'kind' | 'lane' | 'body' | 'about'>;

/** Adds an entry, which is stored when this returns; returns its key. */
export function addToOutbox(owner: string, entry: NewEntry, key = newRequestKey()): string {
  const createdAt = new Date().toISOString();
  const fresh = { key, createdAt, isOnItsWay: false, tries: 0, isChanged: false, refusal: null };
  changeOutbox(owner, (entries) => withEntry(entries, { ...entry, ...fresh }));
  return key;
}

/** Marks an entry that couldn't be sent, in place of the tries that a server failed. */
export const refuseInOutbox = (owner: string, key: string, refusal: string): void =>
  changeOutbox(owner, (entries) => changed(entries, key, (entry) => ({ ...entry, refusal })));

export function discardFromOutbox(owner: string, key: string): void {
  held.delete(key);
  changeOutbox(owner, (entries) => without(entries, key));
}

/** Lets an entry that was refused, or that waits, be sent now. */
export function tryAgain(owner: string, key: string): void {
  setCut(owner, null);
  changeOutbox(owner, (entries) => changed(entries, key, (entry) => ({ ...entry, tries: 0, refusal: null })));
}

/** Holds an entry while somebody changes it. */
export const holdInOutbox = (key: string): void => void held.add(key);

/**
 * Ends the change; a null body keeps the entry as it was. It keeps its key, so that a text which has reached the
 * server without its answer is not written twice. Returns false if it was sent before, as by another tab.
 */
export function releaseInOutbox(owner: string, key: string, body: unknown | null): boolean {
  held.delete(key);
  const known = readOutbox(owner).find((entry) => entry.key === key);
  const isLate = !known || known.isOnItsWay;
  // Copies the entry in any case, which notifies the sender that it is no longer held.
  changeOutbox(owner, (entries) =>
    changed(entries, key, (entry) =>
      isLate || body === null ? { ...entry } : { ...entry, body, isChanged: true, tries: 0, refusal: null },
    ),
  );
  return !isLate;
}
