import { useEffect, useState } from 'react';

const pauseMilliseconds = 120;

/** Typed text once typing rests, so that no search is asked at every key. */
export function useAfterPause(typed: string): string {
  const [words, setWords] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return words;
}
