/** The calls of a share's guest, who has no account: with the token from entering, stored while the tab is open. */
import { type Client, createClient } from '@briefcast/contract';
import { fetchTransport } from '../../lib/api.ts';
import { askWith, queriesBy } from '../../lib/query.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const storedAs = (shareToken: string) => `guest:${shareToken}`;

/** The guest's token for a link; null before entering. */
export const readGuestToken = (shareToken: string): string | null =>
  readStored('session', storedAs(shareToken));

/** Stores it; null removes it. */
export const keepGuestToken = (shareToken: string, token: string | null) =>
  writeStored('session', storedAs(shareToken), token);

/** Calls as the guest of a link; without a token before entering. */
export const guestClient = (shareToken: string): Client =>
  createClient(fetchTransport({ read: () => readGuestToken(shareToken), refused: () => undefined }));

/** Queries as the guest of a link; each token has answers of its own. */
export const guestQ = (shareToken: string) =>
  queriesBy<`shares.${'comments' | 'files'}`>(askWith(async () => guestClient(shareToken))).q;
