import { useSyncExternalStore } from 'react';

/**
 * A value that changes often and is shown in few places, such as the present frame. Only components that read
 * it with `useValue` render again; handlers read it with `get`.
 */
export interface Value<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a value that notifies its listeners of each change; setting the same value notifies nobody. */
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

/** The present value; renders again whenever it changes. */
export const useValue = <T>({ subscribe, get }: Value<T>): T => useSyncExternalStore(subscribe, get, get);
