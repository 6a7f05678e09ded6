import { useSyncExternalStore } from 'react';

/**
 * Something that changes often and is shown in few places, such as the frame on the screen. Only what reads it with
 * `useValue` renders again; handlers read it with `get`.
 */
export interface Value<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** A value that tells its listeners of each change; setting what it holds already tells nobody. */
export function createValue<T>(first: T): Value<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a value holds now, and a render whenever that changes. */
export const useValue = <T>({ subscribe, get }: Value<T>): T => useSyncExternalStore(subscribe, get, get);
