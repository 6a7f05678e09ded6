import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches a media query now, such as `(width >= 64rem)`. The server cannot know and
 * assumes yes: content that depends on it also has the class that hides it.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
