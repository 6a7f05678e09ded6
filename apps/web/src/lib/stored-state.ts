/** State that the browser stores for a page: unfinished texts, and switches. */
import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

const keyOf = (name: string) => `keptText:${name}`;

/**
 * An unfinished text, as with `useState`. It survives the page in this tab: a reload, another screen, the
 * login after a session's end. An empty one is removed. The name contains its owner and purpose.
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

export interface StoredSwitch {
  get: () => boolean;
  set: (isOn: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A switch under this key. It has its default value unless the browser has stored that it was changed. */
export function storedSwitch(key: string, { usually }: { usually: boolean }): StoredSwitch {
  const listeners = new Set<() => void>();
  const turned = usually ? 'off' : 'on';
  return {
    get: () => (readStored('local', key) === turned) !== usually,
    set(isOn) {
      writeStored('local', key, isOn === usually ? null : turned);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
