/** Whether keys without Ctrl or the like do something in the room: who dictates, or presses by accident, turns them off. */
import { storedSwitch } from '../../../lib/stored-switch.ts';

export const singleKeys = storedSwitch('roomKeys', { usually: true });
