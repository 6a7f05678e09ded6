/**
 * Comments of guests, for the feature that admits guests: they see and change only those of their share, and
 * their comments are notes until the brand adopts one (rules/comments#guests).
 */
import { AppError, type Comment, type NewComment, weightOfComment, weightOfReply } from '@briefcast/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { deals, files } from '../../platform/database/tables/index.ts';
import type { LockedDeal } from '../deals/access.ts';
import {
  type HeldComment,
  holdComment,
  lockCommentedFile,
  readFrames,
  requireOpenDeal,
  requireUnapproved,
  requireWithinFilm,
} from './access.ts';
import { requireUnanswered } from './change-comment.ts';
import { requireGuestsRoom } from './comment-room.ts';
import { presentComment } from './comment-rows.ts';
import { valuesOf } from './comment-values.ts';
import {
  appendCommentFact,
  type CommentDeps,
  insertComments,
  insertReply,
  updateComment,
} from './insert-comment.ts';
import { pageAfter, pageColumns } from './page-of-comments.ts';
import { readComment } from './read-comments.ts';

export interface Guest {
  guestId: string;
  guestName: string;
}

/** Comment that a guest may write: a remark on a position in the video or picture. */
export type GuestComment = Omit<NewComment, 'kind' | 'briefItemId' | 'asksForRound'>;

/**
 * Without brief items and prices; and, once the brand adopted the comment, only the replies of guests,
 * because from then on the sides discuss their work in it.
 */
function shownToGuest(comment: Comment): Comment {
  if (comment.kind === 'NOTE') return comment;
  const replies = comment.replies.filter(({ guest }) => guest !== null);
  return { ...comment, briefItemId: null, request: null, asksForRound: false, replies, mayChange: false };
}

const readAsGuest = async (tx: Tx, id: string, guest: Guest): Promise<Comment> =>
  shownToGuest(await readComment(tx, id, guest));

/**
 * Adds a comment to a file of a locked deal. Throws file.not_found, comment.deal_closed, .file_approved,
 * .beyond_film or .link_full.
 */
export async function addGuestComment(
  deps: CommentDeps,
  tx: Tx,
  { deal, fileId, guest, guestIds }: Omit<GuestOfLink, 'id'> & { fileId: string },
  input: GuestComment,
): Promise<Comment> {
  requireOpenDeal(deal);
  const about = await lockCommentedFile(tx, fileId);
  if (about?.deal.id !== deal.id) throw new AppError('file.not_found');
  requireUnapproved(about.file);
  requireWithinFilm(await readFrames(tx, fileId), input.at);
  await requireGuestsRoom(tx, guestIds, { comments: 1, weight: weightOfComment(input) });
  const note = { ...input, kind: 'NOTE' } as const;
  const [id = ''] = await insertComments(deps, tx, about, [{ author: guest, input: note }]);
  return readAsGuest(tx, id, guest);
}

interface OwnComment {
  deal: LockedDeal;
  id: string;
  guest: Guest;
}

/** A guest's comment, with the guests of the same link, who share one limit. */
interface GuestOfLink extends OwnComment {
  guestIds: readonly string[];
}

/**
 * A comment of one of these guests, read under the deal's lock. Throws comment.not_found for any other, so
 * that a guest does not learn of it, comment.deal_closed, or share.comment_taken_over once the brand has
 * adopted it.
 */
async function holdGuestComment(
  tx: Tx,
  { deal, id, guestIds }: { deal: LockedDeal; id: string; guestIds: readonly string[] },
): Promise<HeldComment> {
  requireOpenDeal(deal);
  const comment = await holdComment(tx, id);
  if (comment.dealId !== deal.id || comment.guestId === null || !guestIds.includes(comment.guestId))
    throw new AppError('comment.not_found');
  if (comment.kind !== 'NOTE') throw new AppError('share.comment_taken_over');
  return comment;
}

async function holdOwn(tx: Tx, { deal, id, guest }: OwnComment): Promise<HeldComment> {
  const comment = await holdGuestComment(tx, { deal, id, guestIds: [guest.guestId] });
  requireUnanswered(comment);
  return comment;
}

/**
 * Replies to a comment of a guest of the same link. Throws comment.not_found, comment.deal_closed,
 * share.comment_taken_over, comment.too_many_replies, .thread_full or .link_full.
 */
export async function replyAsGuestTo(
  deps: CommentDeps,
  tx: Tx,
  { deal, id, guest, guestIds }: GuestOfLink,
  text: string,
): Promise<Comment> {
  const comment = await holdGuestComment(tx, { deal, id, guestIds });
  await requireGuestsRoom(tx, guestIds, { comments: 0, weight: weightOfReply(text) });
  await insertReply(deps, tx, { deal, comment, author: guest }, text);
  return readAsGuest(tx, id, guest);
}

/** Rewrites a guest's own comment. Throws as `holdGuestComment`, comment.answered, .beyond_film and .link_full. */
export async function changeGuestComment(
  deps: CommentDeps,
  tx: Tx,
  own: GuestOfLink,
  input: GuestComment,
): Promise<Comment> {
  const comment = await holdOwn(tx, own);
  requireWithinFilm(await readFrames(tx, comment.fileId), input.at);
  const values = valuesOf({ ...input, kind: 'NOTE' });
  await requireGuestsRoom(tx, own.guestIds, { comments: 0, weight: values.weight - comment.weight });
  await updateComment(tx, comment, { ...values, editedAt: deps.clock() });
  const told = { deal: own.deal, fileId: comment.fileId, author: own.guest };
  await appendCommentFact(deps, tx, told, { kind: 'comment.edited', data: { commentId: own.id } });
  return readAsGuest(tx, own.id, own.guest);
}

/** Deletes a guest's own comment. Throws as `changeGuestComment`. */
export async function removeGuestComment(deps: CommentDeps, tx: Tx, own: OwnComment): Promise<void> {
  const comment = await holdOwn(tx, own);
  await updateComment(tx, comment, { removedAt: deps.clock() });
  const told = { deal: own.deal, fileId: comment.fileId, author: own.guest };
  await appendCommentFact(deps, tx, told, { kind: 'comment.removed', data: { commentId: own.id } });
}

/** A page of the comments of these guests on these files, in the order of their creation, as one of them sees them. */
export async function readGuestComments(
  db: Reader,
  {
    fileIds,
    guestIds,
    guest,
    after,
  }: { fileIds: readonly string[]; guestIds: readonly string[]; guest: Guest; after?: string | undefined },
): Promise<{ comments: Comment[]; next: string | null }> {
  if (fileIds.length === 0 || guestIds.length === 0) return { comments: [], next: null };
  const which = sql`${inArray(sql`c.file_id`, [...fileIds])} and ${inArray(sql`c.guest_id`, [...guestIds])}`;
  const [page] = await db.select(pageColumns).from(pageAfter(which, sql`${after ?? null}`));
  const [deal] = await db
    .select({ status: deals.status })
    .from(deals)
    .innerJoin(files, eq(files.dealId, deals.id))
    .where(eq(files.id, fileIds[0] ?? ''));
  if (!page || !deal) return { comments: [], next: null };
  const { comments: rows, next } = page;
  return { comments: rows.map((row) => shownToGuest(presentComment(row, guest, deal.status))), next };
}
