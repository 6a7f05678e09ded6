import { useEffect, useState } from 'react';

const pauseMilliseconds = 120;

/** What is typed, once typing rests: a search is not asked at every key. */
export function useAfterPause(typed: string): string {
  const [words, setWords] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return words;
}
