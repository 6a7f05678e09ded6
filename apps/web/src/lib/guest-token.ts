/** Calls of somebody without an account, by a token that is kept while the tab is open. */
import { type Client, createClient } from '@briefcast/contract';
import { fetchTransport } from './api.ts';
import { readStored, writeStored } from './storage.ts';

/** Keeps a token under a name; null before there is one. */
export const guestToken = (name: string) => {
  const read = () => readStored('session', name);
  return {
    read,
    keep: (token: string | null) => writeStored('session', name, token),
    /** Calls with the token. */
    client: (): Client => createClient(fetchTransport({ read, refused: () => undefined })),
  };
};
