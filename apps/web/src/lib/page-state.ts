/** State that parts of a page share while it is open, for `useSyncExternalStore`. */

export interface PageState<Value> {
  read: () => Value;
  /** Notifies the subscribers, unless the value is the same. */
  write: (next: Value) => void;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

const resets: (() => void)[] = [];

/** Makes one with the value that it has when a page is loaded. */
export function pageState<Value>(initial: Value): PageState<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  const write = (next: Value) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  resets.push(() => write(initial));
  return {
    read: () => value,
    write,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Makes a map that is empty when a page is loaded. */
export function pageMap<Key, Value>(): Map<Key, Value> {
  const map = new Map<Key, Value>();
  resets.push(() => map.clear());
  return map;
}

/** Puts all of it back, as loading the page again does: tests of screens share one page. */
export function resetPageState(): void {
  for (const reset of resets) reset();
}
