/** Whether the question "Complete this project?" is open, and of which deal: the last approval opens it, wherever it was given. */
import { useSyncExternalStore } from 'react';
import { pageState } from '../../lib/page-state.ts';

const asked = pageState<string | null>(null);

/** Opens the question for a deal. */
export const askToComplete = (dealId: string) => asked.write(dealId);

/** Closes it. */
export const stopAskingToComplete = () => asked.write(null);

/** Whether it is open for this deal. */
export const useIsAskedToComplete = (dealId: string): boolean =>
  useSyncExternalStore(
    asked.subscribe,
    () => asked.read() === dealId,
    () => false,
  );
