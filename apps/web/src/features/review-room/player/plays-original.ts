/** Whether the originals of videos are played, if every browser supports their format: sharper, but more to load. */
import { storedSwitch } from '../../../lib/stored-state.ts';

export const playsOriginal = storedSwitch('roomOriginal', { usually: false });
