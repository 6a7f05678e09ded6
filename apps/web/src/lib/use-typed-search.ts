import { useEffect, useEffectEvent, useState } from 'react';

const pauseMilliseconds = 250;

/**
 * Typed text of a search that the address keeps. It is in the field at once; `onSearch` gets it trimmed after a pause, since
 * browsers bound how often an address changes.
 */
export function useTypedSearch(search: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const apply = useEffectEvent((text: string) => {
    if (text !== search) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}
