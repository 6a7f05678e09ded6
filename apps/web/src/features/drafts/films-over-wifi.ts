import { isOnMobileData } from '../../lib/network.ts';
import { storedSwitch } from '../../lib/stored-state.ts';

/** Whether films wait for Wi-Fi on this device: a choice, off until it is made. */
export const filmsOverWifi = storedSwitch('filmsOverWifi', { usually: false });

/** Whether a file has to wait for Wi-Fi now. */
export const waitsForWifi = ({ type }: Pick<File, 'type'>, mayUseMobile: boolean): boolean =>
  type.startsWith('video/') && !mayUseMobile && filmsOverWifi.get() && isOnMobileData();
