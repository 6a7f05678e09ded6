import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page that the server rendered is being taken over, which must begin exactly as it was rendered;
 * true right after, and at once everywhere else.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
