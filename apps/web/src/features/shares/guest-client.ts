/** The calls of a share's guest, who has no account: with the token from entering, stored while the tab is open. */
import { type Client, createClient } from '@briefcast/contract';
import { fetchTransport } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const keyOf = (shareToken: string) => `guest:${shareToken}`;

/** The guest's token for a link; null before entering. */
export const readGuestToken = (shareToken: string): string | null => readStored('session', keyOf(shareToken));

/** Stores it; null removes it. */
export const keepGuestToken = (shareToken: string, token: string | null) =>
  writeStored('session', keyOf(shareToken), token);

/** Calls as the guest of a link; without a token before entering. */
export const guestClient = (shareToken: string): Client =>
  createClient(fetchTransport({ read: () => readGuestToken(shareToken), refused: () => undefined }));
