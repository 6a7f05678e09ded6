/** Whether keys without Ctrl or the like do something in the room: who dictates, or presses by accident, turns them off. */
import { readStored, writeStored } from '../../../lib/storage.ts';

const storageKey = 'roomKeys';
const listeners = new Set<() => void>();

/** On unless this browser keeps that they are off. */
export const singleKeys = {
  get: (): boolean => readStored('local', storageKey) !== 'off',
  set(isOn: boolean) {
    writeStored('local', storageKey, isOn ? null : 'off');
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
