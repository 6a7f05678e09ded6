/**
 * Whether the server no longer serves this version of the app (rules/phone#new-versions). The server does not say so: an
 * answer cannot be read, and a newer version is there.
 */
import { AppError } from '@briefcast/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isVersionWaiting, subscribeVersions } from './new-version.ts';
import { pageState } from './page-state.ts';

const hasUnreadAnswer = pageState(false);

/** An answer that came, and is none that this version knows. The server's own failures have no cause here. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'internal' && error.cause !== undefined;

async function notice(): Promise<void> {
  hasUnreadAnswer.write(true);
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
}

/** Follows the calls of this cache from now on; returns a function that stops it. */
export function watchAnswers(client: QueryClient): () => void {
  const look = (error: unknown) => {
    // Shows nothing without a newer version: the screen shows its own failure.
    if (isUnreadable(error)) notice().catch(() => undefined);
  };
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The person puts it off; the next answer that cannot be read says it again. */
export const putOffTooOld = (): void => hasUnreadAnswer.write(false);

function subscribe(listener: () => void): () => void {
  const stops = [hasUnreadAnswer.subscribe(listener), subscribeVersions(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether this version is too old and the next one is ready, for screens. */
export const useTooOld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasUnreadAnswer.read() && isVersionWaiting(),
    () => false,
  );
