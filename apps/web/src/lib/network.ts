/** Network information of the browser; most give none, and then nothing depends on it. */
interface Connection extends EventTarget {
  type?: string;
}
const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether this browser can distinguish Wi-Fi from mobile data. */
export const tellsNetwork = (): boolean => connection()?.type !== undefined;

/** Whether mobile data are in use, as far as the browser reports it. */
export const isOnMobileData = (): boolean => connection()?.type === 'cellular';

/** Calls the listener when the network changes; returns a function that stops it. */
export function subscribeNetwork(listener: () => void): () => void {
  const known = connection();
  known?.addEventListener('change', listener);
  return () => known?.removeEventListener('change', listener);
}
