/** The calls of a share's guest, who has no account: by the token that entering gave, kept while the tab is open. */
import { type Client, createClient } from '@briefcast/contract';
import { fetchTransport } from './api.ts';
import { readStored, writeStored } from './storage.ts';

const keyOf = (shareToken: string) => `guest:${shareToken}`;

/** The guest's token for a link; null before entering. */
export const readGuestToken = (shareToken: string): string | null => readStored('session', keyOf(shareToken));

/** Keeps it; null forgets it. */
export const keepGuestToken = (shareToken: string, token: string | null) =>
  writeStored('session', keyOf(shareToken), token);

/** Calls as the guest of a link; as nobody before entering. */
export const guestClient = (shareToken: string): Client =>
  createClient(fetchTransport({ read: () => readGuestToken(shareToken), refused: () => undefined }));
