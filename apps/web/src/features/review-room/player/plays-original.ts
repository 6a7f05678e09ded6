/** Whether films are watched as they were uploaded, where every browser plays that: sharper, and more to load. */
import { storedSwitch } from '../../../lib/stored-switch.ts';

export const playsOriginal = storedSwitch('roomOriginal', { usually: false });
