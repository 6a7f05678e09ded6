/** How a baseline reports its address: in the first line of its output. */
import type { AddressInfo } from 'node:net';

/** `address` as `server.address()` gives it, once it listens. */
export const announce = (address: AddressInfo | string | null): void => {
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
};
