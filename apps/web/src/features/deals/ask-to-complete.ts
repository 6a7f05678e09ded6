/** Whether the question "Complete this project?" is open, and of which deal: the last approval opens it, wherever it was given. */
import { useSyncExternalStore } from 'react';

let asked: string | null = null;
const listeners = new Set<() => void>();

function change(next: string | null) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the question for a deal. */
export const askToComplete = (dealId: string) => change(dealId);

/** Closes it. */
export const stopAskingToComplete = () => change(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether it is open for this deal. */
export const useIsAskedToComplete = (dealId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked === dealId,
    () => false,
  );
