/**
 * Whether the server can be reached (rules/phone#without-a-connection). A browser's own word is often wrong: it counts as
 * a hint to look. A failed call is one as well; what decides is whether the server answers.
 */
import { useSyncExternalStore } from 'react';
import { pageState } from './page-state.ts';

const healthAddress = '/api/health';
const lookEveryMs = 5000;
const patienceMs = 8000;

const isLost = pageState(false);
let timer: ReturnType<typeof setTimeout> | undefined;

async function isAnswering(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(healthAddress, { cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

let looking: Promise<void> | undefined;

async function look() {
  clearTimeout(timer);
  isLost.write(!(await isAnswering()));
  if (isLost.read()) timer = setTimeout(lookAgain, lookEveryMs);
}

/** Asks the server now whether it is there; one question at a time. */
export function lookAgain(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

/** Call it when the server did not answer a call. */
export function noticeNoAnswer(): void {
  void lookAgain();
}

/** Follows the browser's hints, and looks at once where there was no connection last; returns a function that stops it. */
export function watchConnection(): () => void {
  const hint = () => void lookAgain();
  window.addEventListener('online', hint);
  window.addEventListener('offline', hint);
  if (isLost.read() || !navigator.onLine) hint();
  return () => {
    window.removeEventListener('online', hint);
    window.removeEventListener('offline', hint);
    clearTimeout(timer);
  };
}

export const isConnectionLost = isLost.read;

/** Calls the listener when the connection is lost or back; returns a function that stops it. */
export const subscribeConnection = isLost.subscribe;

/** Whether the server cannot be reached now, for screens. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(subscribeConnection, isConnectionLost, () => false);
