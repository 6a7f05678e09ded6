import { useEffect } from 'react';

/**
 * Calls `onBack` if somebody returns by the browser's back button to a page that the browser has kept in
 * memory, so that the button that led away does not stay busy. A reloaded page needs no such reset.
 */
export function useCameBack(onBack: () => void): void {
  useEffect(() => {
    const notice = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack();
    };
    window.addEventListener('pageshow', notice);
    return () => window.removeEventListener('pageshow', notice);
  }, [onBack]);
}
