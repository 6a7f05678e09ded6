import { useEffect } from 'react';

/**
 * Calls `onBack` when somebody returns by the browser's back button and the browser shows the page as it was left, so
 * that what led away is not busy for ever. A page that is loaded anew begins anew without it.
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
