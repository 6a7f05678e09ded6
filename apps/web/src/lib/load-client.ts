import type { Client } from '@briefcast/contract';
import { unreachable } from './unreachable.ts';

/**
 * The calls of `api.ts` for the screens that come with their content, which call nothing until somebody does. Making the
 * contract's schemas keeps a phone busy for a fifth of a second, so that code comes with the first call. Throws as
 * without a server where it cannot be loaded.
 */
export async function loadClient(): Promise<Client> {
  try {
    return (await import('./api.ts')).client;
  } catch (cause) {
    throw unreachable(cause);
  }
}
