/** The calls of a share's guest, who has no account: with the token from entering, stored while the tab is open. */
import type { Client } from '@briefcast/contract';
import { guestToken } from '../../lib/guest-token.ts';
import { askWith, queriesBy } from '../../lib/query.ts';

const kept = (shareToken: string) => guestToken(`guest:${shareToken}`);

/** The guest's token for a link; null before entering. */
export const readGuestToken = (shareToken: string): string | null => kept(shareToken).read();

/** Stores it; null removes it. */
export const keepGuestToken = (shareToken: string, token: string | null) => kept(shareToken).keep(token);

/** Calls as the guest of a link; without a token before entering. */
export const guestClient = (shareToken: string): Client => kept(shareToken).client();

/** Queries as the guest of a link; each token has answers of its own. */
export const guestQ = (shareToken: string) =>
  queriesBy<`shares.${'comments' | 'files'}`>(askWith(async () => guestClient(shareToken))).q;
