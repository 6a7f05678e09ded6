/** Whether keys without Ctrl or the like do something in the room: who dictates, or presses by accident, turns them off. */
import { readStored, writeStored } from '../../../lib/storage.ts';
import { createValue } from '../value.ts';

const storageKey = 'roomKeys';

/** Read from this browser, and kept there by `keepSingleKeys`. */
export const singleKeys = createValue(readStored('local', storageKey) !== 'off');

/** Turns single keys on or off, in this browser from now on. */
export function keepSingleKeys(isOn: boolean) {
  writeStored('local', storageKey, isOn ? null : 'off');
  singleKeys.set(isOn);
}
