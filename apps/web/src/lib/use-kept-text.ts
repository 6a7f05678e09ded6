import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

const keyOf = (name: string) => `keptText:${name}`;

/**
 * A text being written, as `useState` has it. It outlives the page in this tab: a reload, another screen, the
 * login that a session's end forces. An empty one is forgotten. The name says whose it is and what for.
 */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored('session', keyOf(name)) ?? '');
  return [
    text,
    (next) => {
      writeStored('session', keyOf(name), next === '' ? null : next);
      setText(next);
    },
  ];
}
