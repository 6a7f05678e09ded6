/** Logging out by hand: asks first where something on this device has not reached the server. */
import { readOutbox } from './outbox/store.ts';
import { pageState } from './page-state.ts';
import { logOut, readSession } from './session.ts';

const isAsked = pageState(false);
const works = new Set<() => boolean>();

/** Registers work of this page that ends with the session, such as uploads. */
export const endsWithSession = (isRunning: () => boolean): void => void works.add(isRunning);

/** Whether some of it is running. */
export const isWorkRunning = (): boolean => [...works].some((isRunning) => isRunning());

/** Logs out, or asks whether to, if something would be lost. */
export function leave(): void {
  const { user } = readSession();
  if (isWorkRunning() || (user && readOutbox(user.id).some(({ kind }) => kind !== 'read')))
    isAsked.write(true);
  else logOut();
}

export const stay = (): void => isAsked.write(false);

/** Logs out all the same. */
export function leaveNow(): void {
  isAsked.write(false);
  logOut();
}

export const readAsked = isAsked.read;
export const subscribeAsked = isAsked.subscribe;
