/** Logging out by hand: asks first where something on this device has not reached the server. */
import { readOutbox } from './outbox/store.ts';
import { logOut, readSession } from './session.ts';

let isAsked = false;
const listeners = new Set<() => void>();
const works = new Set<() => boolean>();

function setAsked(next: boolean) {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Registers work of this page that ends with the session, such as uploads. */
export const endsWithSession = (isRunning: () => boolean): void => void works.add(isRunning);

/** Whether some of it is running. */
export const isWorkRunning = (): boolean => [...works].some((isRunning) => isRunning());

/** Logs out, or asks whether to, if something would be lost. */
export function leave(): void {
  const { user } = readSession();
  if (isWorkRunning() || (user && readOutbox(user.id).some(({ kind }) => kind !== 'read'))) setAsked(true);
  else logOut();
}

export const stay = (): void => setAsked(false);

/** Logs out all the same. */
export function leaveNow(): void {
  setAsked(false);
  logOut();
}

export const readAsked = (): boolean => isAsked;
export function subscribeAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
