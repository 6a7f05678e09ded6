/** Comments by guests in a share that allows them; the rows are those of all comments (rules/comments#guests). */
import { AppError, type Comment, type GuestComment, type NewGuestComment } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { shareGuests } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import {
  addGuestComment,
  changeGuestComment,
  type Guest,
  readGuestComments,
  removeGuestComment,
  replyAsGuestTo,
} from '../comments/guest-comments.ts';
import { lockDealById } from '../deals/access.ts';
import { type EnteredShare, enteredShare } from './open-share.ts';
import { sharedFileIds } from './shared-files.ts';

/** A link's secret, and the request with the guest's token. */
export interface GuestCall {
  token: string;
  request: FastifyRequest;
}

const guestOf = ({ guest }: EnteredShare): Guest => ({ guestId: guest.id, guestName: guest.name });

async function guestIdsOf(db: Reader, shareId: string): Promise<string[]> {
  const guests = await db
    .select({ id: shareGuests.id })
    .from(shareGuests)
    .where(eq(shareGuests.shareId, shareId));
  return guests.map(({ id }) => id);
}

/**
 * A page of the comments of the share's guests on the files that it shows. Throws share.not_found,
 * share.ended or share.enter_first.
 */
export async function readCommentsOfShare(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token, request }: GuestCall,
  after?: string,
): Promise<{ comments: Comment[]; next: string | null }> {
  const entered = await enteredShare(deps, token, request);
  const { share } = entered;
  return readGuestComments(deps.db, {
    fileIds: await sharedFileIds(deps.db, share),
    guestIds: await guestIdsOf(deps.db, share.id),
    guest: guestOf(entered),
    after,
  });
}

/** A share whose guest may write, with its deal locked. Throws as `enteredShare`, and share.watch_only. */
async function writing(deps: { clock: () => Date }, tx: Tx, { token, request }: GuestCall) {
  const db: Reader = tx;
  const entered = await enteredShare({ ...deps, db }, token, request);
  if (!entered.share.canComment) throw new AppError('share.watch_only');
  const guestIds = await guestIdsOf(tx, entered.share.id);
  return { entered, guest: guestOf(entered), guestIds, deal: await lockDealById(tx, entered.deal.id) };
}

/** Adds a comment to a file that the share shows. Throws as `writing` and `addGuestComment`. */
export async function commentAsGuest(
  deps: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  call: GuestCall,
  { fileId, ...input }: NewGuestComment,
): Promise<Comment> {
  const { entered, guest, guestIds, deal } = await writing(deps, tx, call);
  if (!(await sharedFileIds(tx, entered.share)).includes(fileId)) throw new AppError('file.not_found');
  return addGuestComment(deps, tx, { deal, fileId, guest, guestIds }, input);
}

/** Replies to a comment of a guest of the same link. Throws as `writing` and `replyAsGuestTo`. */
export async function replyAsGuest(
  deps: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  call: GuestCall,
  { id, text }: { id: string; text: string },
): Promise<Comment> {
  const { guest, guestIds, deal } = await writing(deps, tx, call);
  return replyAsGuestTo(deps, tx, { deal, id, guest, guestIds }, text);
}

/** Throws as `writing` and `changeGuestComment`. */
export const changeAsGuest = (
  deps: Pick<Deps, 'db' | 'facts' | 'clock'>,
  call: GuestCall,
  id: string,
  input: GuestComment,
): Promise<Comment> =>
  deps.db.transaction(async (tx) => {
    const { guest, guestIds, deal } = await writing(deps, tx, call);
    return changeGuestComment(deps, tx, { deal, id, guest, guestIds }, input);
  });

/** Throws as `changeAsGuest`. */
export const removeAsGuest = (
  deps: Pick<Deps, 'db' | 'facts' | 'clock'>,
  call: GuestCall,
  id: string,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { guest, deal } = await writing(deps, tx, call);
    await removeGuestComment(deps, tx, { deal, id, guest });
  });
