import { typeOf } from '../../lib/accepts-file.ts';
import { isOnMobileData } from '../../lib/network.ts';
import { storedSwitch } from '../../lib/stored-state.ts';

/** Whether films wait for Wi-Fi on this device: a choice, off until it is made. */
export const filmsOverWifi = storedSwitch('filmsOverWifi', { usually: false });

/** Whether a file has to wait for Wi-Fi now. */
export const waitsForWifi = (file: Pick<File, 'name' | 'type'>, mayUseMobile: boolean): boolean =>
  typeOf(file).startsWith('video/') && !mayUseMobile && filmsOverWifi.get() && isOnMobileData();
