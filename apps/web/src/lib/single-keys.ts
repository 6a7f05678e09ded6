import { storedSwitch } from './stored-state.ts';

/** Whether keys without modifiers work: people who dictate, or press them by accident, turn them off. */
export const singleKeys = storedSwitch('roomKeys', { usually: true });
