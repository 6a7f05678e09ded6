/** Zod, for every schema of the contract and of its clients: set up before the first one is made. */
import { z } from 'zod';

// Zod makes its checks faster by compiling code, and tries whether it may. The policy of the web app's pages forbids
// it, and browsers report the attempt.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
