import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 48rem)');

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether a table fits; below, each row becomes a card. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide.matches);
