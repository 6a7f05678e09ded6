/** Switches that a browser keeps, and whoever shows them follows. */
import { readStored, writeStored } from './storage.ts';

export interface StoredSwitch {
  get: () => boolean;
  set: (isOn: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A switch under this key. It is as it usually is unless the browser keeps that it was turned. */
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
