import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window fits a media query now, such as `(width >= 64rem)`. The server cannot know and says yes:
 * what depends on it carries the class that hides it as well.
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
