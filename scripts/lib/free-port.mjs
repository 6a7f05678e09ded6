/** Questions about TCP ports of this machine. */
import { createServer } from 'node:net';

/**
 * Whether a server could listen there now.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<'free' | 'taken' | 'forbidden' | 'no_such_host'>}
 */
export function portState(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      resolve(code === 'EADDRINUSE' ? 'taken' : code === 'EACCES' ? 'forbidden' : 'no_such_host');
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('free')));
  });
}

/**
 * A port that is free now.
 * @param {string} host
 * @returns {Promise<number>}
 */
export function freePort(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
