/**
 * Whether this device had no room for something that the person made (rules/phone#no-room), and what can be emptied
 * because it can be loaded again: copies of answers and the app's files. Load it late.
 */
import { useSyncExternalStore } from 'react';
import { isConnectionLost } from './connection.ts';
import { deviceShelf } from './device-store.ts';
import { outboxPrefix } from './outbox/name.ts';
import { readOutbox, subscribeOutbox } from './outbox/store.ts';
import { pageState } from './page-state.ts';
import { readStored } from './storage.ts';
import { wipeSeen } from './wipe-device.ts';

const isFull = pageState(false);

/** Call it where something could not be kept for lack of room. */
export const noticeNoRoom = (): void => isFull.write(true);
/** Clears the notice once the person has read it. */
export const closeNoRoom = (): void => isFull.write(false);

/** Whether something could not be kept and the person has not closed the notice on it. */
export const useNoRoom = (): boolean => useSyncExternalStore(isFull.subscribe, isFull.read, () => false);

const isAsked = pageState(false);

/** Asks the browser not to empty this device's storage by itself, once for each page load. Call it where something unsent is kept. */
export function askToStay(): void {
  if (isAsked.read()) return;
  isAsked.write(true);
  const storage = (navigator as Partial<Navigator>).storage;
  storage?.persist?.().catch(() => undefined);
}

/** Whether a failure of a browser's storage means that it is full. */
export const isQuotaFailure = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Notices what was written, for which the storage is to stay, and what of it could not be stored; returns a function that stops it. */
export function watchOutboxRoom(personId: string): () => void {
  return subscribeOutbox(() => {
    const entries = readOutbox(personId);
    if (entries.length === 0) return;
    askToStay();
    if (readStored('local', `${outboxPrefix}${personId}`) !== JSON.stringify(entries)) noticeNoRoom();
  });
}

const answers = deviceShelf<unknown>('seen', 'answer');

async function answersBytes(personId: string): Promise<number> {
  const all = await answers.readAll(personId).catch(() => []);
  return all.reduce((sum, { value }) => sum + new Blob([JSON.stringify(value)]).size, 0);
}

async function filesBytes(): Promise<number> {
  if (!('caches' in globalThis)) return 0;
  const stored = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
  );
  const sizes = await Promise.all(stored.flat().map(async (file) => (await file.blob()).size));
  return sizes.reduce((sum, one) => sum + one, 0);
}

export interface RoomTaken {
  /** Bytes that the browser keeps for this site, as far as it reports them. */
  kept: number;
  /** Bytes that can be loaded again. */
  emptiable: number;
}

/** Measures the app's space on this device; offline without its own files, which it needs to open. */
export async function measureRoom(personId: string): Promise<RoomTaken> {
  const storage = (navigator as Partial<Navigator>).storage;
  const [seen, files, { usage } = {}] = await Promise.all([
    answersBytes(personId),
    isConnectionLost() ? 0 : filesBytes().catch(() => 0),
    storage?.estimate?.().catch(() => ({ usage: undefined })),
  ]);
  return { kept: Math.max(usage ?? 0, seen + files), emptiable: seen + files };
}

/** Removes what can be loaded again. What the person has made and not sent stays. */
export async function emptyWhatLoadsAgain(): Promise<void> {
  await wipeSeen();
  if (isConnectionLost() || !('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
