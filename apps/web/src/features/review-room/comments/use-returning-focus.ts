import { useEffect, useRef } from 'react';
import { catchFocus } from './catch-focus.ts';

/**
 * The focus returns to where it was when the form was opened. By a key that was mostly nowhere: then it goes to the
 * stage, where the keys go on working, and not to the button, which Space would press again.
 */
export function useReturningFocus(isOpen: boolean) {
  /** The button that opens the form: a new one once it is closed. */
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = before;
    if (isOpen || current === null) return;
    before.current = null;
    const place = current === document.body ? document.getElementById('main') : current;
    catchFocus(place instanceof HTMLElement ? place : null, opener.current);
  }, [isOpen]);
  return {
    opener,
    remember() {
      before.current = document.activeElement;
    },
  };
}
