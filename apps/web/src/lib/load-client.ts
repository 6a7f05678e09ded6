import type { Client } from '@briefcast/contract';
import { noticeNoAnswer } from './connection.ts';
import { unreachable } from './unreachable.ts';

/**
 * The calls of `api.ts` for screens that are rendered by the server, which make no call until somebody acts.
 * Building the contract's schemas takes a phone a fifth of a second, so that code is loaded with the first
 * call. If it cannot be loaded, throws as if the server could not be reached.
 */
export async function loadClient(): Promise<Client> {
  try {
    return (await import('./api.ts')).client;
  } catch (cause) {
    noticeNoAnswer();
    throw unreachable(cause);
  }
}
