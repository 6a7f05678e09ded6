/**
 * Comments of guests, for whoever lets guests in: they see and change those of one share alone, and their comments are
 * notes until the brand takes one over (rules/review#guests).
 */
import { AppError, type Comment, type NewComment } from '@briefcast/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { comments, deals, files } from '../../platform/database/tables/index.ts';
import type { LockedDeal } from '../deals/access.ts';
import { type HeldComment, holdComment, requireOpenDeal, requireWithinFilm } from './access.ts';
import { requireUnanswered } from './change-comment.ts';
import { commentJson, presentComment } from './comment-rows.ts';
import { valuesOf } from './comment-values.ts';
import {
  type CommentDeps,
  insertComment,
  insertReply,
  tellOfComment,
  updateComment,
} from './insert-comment.ts';
import { readComment } from './read-comments.ts';
import { stackOf } from './stack.ts';

export interface Guest {
  guestId: string;
  guestName: string;
}

/** What a guest may say: something about a place of the film or picture. */
export type GuestComment = Omit<NewComment, 'kind' | 'briefItemId' | 'asksForRound'>;

/**
 * Nothing of the brief, no price, and of what was said about it since the brand took it over only what guests wrote:
 * from then on the sides talk about their work there.
 */
function shownToGuest(comment: Comment): Comment {
  if (comment.kind === 'NOTE') return comment;
  const replies = comment.replies.filter(({ guest }) => guest !== null);
  return { ...comment, briefItemId: null, request: null, asksForRound: false, replies, mayChange: false };
}

const readAsGuest = async (tx: Tx, id: string, guest: Guest): Promise<Comment> =>
  shownToGuest(await readComment(tx, id, guest));

/** Comments on a file of a deal that is locked. Throws file.not_found, comment.deal_closed, .beyond_film or .too_many. */
export async function addGuestComment(
  deps: CommentDeps,
  tx: Tx,
  { deal, fileId, guest }: { deal: LockedDeal; fileId: string; guest: Guest },
  input: GuestComment,
): Promise<Comment> {
  requireOpenDeal(deal);
  const [file] = await tx
    .select({ id: files.id, stackId: stackOf(sql`"files"`) })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.dealId, deal.id)));
  if (!file) throw new AppError('file.not_found');
  const note = { ...input, kind: 'NOTE' } as const;
  const id = await insertComment(deps, tx, { deal, file, author: guest }, note);
  return readAsGuest(tx, id, guest);
}

interface OwnComment {
  deal: LockedDeal;
  id: string;
  guest: Guest;
}

/**
 * A comment of one of these guests as it is under the deal's lock. Throws comment.not_found for any other, which a
 * guest does not learn of, comment.deal_closed, or share.comment_taken_over once it is the brand's.
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
 * share.comment_taken_over or comment.too_many_replies.
 */
export async function replyAsGuestTo(
  deps: CommentDeps,
  tx: Tx,
  { deal, id, guest, guestIds }: OwnComment & { guestIds: readonly string[] },
  text: string,
): Promise<Comment> {
  const comment = await holdGuestComment(tx, { deal, id, guestIds });
  await insertReply(deps, tx, { deal, comment, author: guest }, text);
  return readAsGuest(tx, id, guest);
}

/** Writes a guest's own comment anew. Throws as `holdGuestComment`, comment.answered and comment.beyond_film. */
export async function changeGuestComment(
  deps: CommentDeps,
  tx: Tx,
  own: OwnComment,
  input: GuestComment,
): Promise<Comment> {
  const comment = await holdOwn(tx, own);
  await requireWithinFilm(tx, comment.fileId, input.at);
  await updateComment(tx, comment, { ...valuesOf({ ...input, kind: 'NOTE' }), editedAt: deps.clock() });
  const told = { deal: own.deal, fileId: comment.fileId, author: own.guest };
  await tellOfComment(deps, tx, told, { kind: 'comment.edited', data: { commentId: own.id } });
  return readAsGuest(tx, own.id, own.guest);
}

/** Deletes a guest's own comment. Throws as `changeGuestComment`. */
export async function removeGuestComment(deps: CommentDeps, tx: Tx, own: OwnComment): Promise<void> {
  const comment = await holdOwn(tx, own);
  await updateComment(tx, comment, { removedAt: deps.clock() });
  const told = { deal: own.deal, fileId: comment.fileId, author: own.guest };
  await tellOfComment(deps, tx, told, { kind: 'comment.removed', data: { commentId: own.id } });
}

/** The comments of these guests on these files, by file and number, as one of them reads them. */
export async function readGuestComments(
  db: Reader,
  { fileIds, guestIds, guest }: { fileIds: readonly string[]; guestIds: readonly string[]; guest: Guest },
): Promise<Comment[]> {
  if (fileIds.length === 0 || guestIds.length === 0) return [];
  const rows = await db
    .select({ comment: commentJson, status: deals.status })
    .from(sql`${comments} c`)
    .innerJoin(sql`${files} v`, sql`v.id = c.file_id`)
    .innerJoin(deals, sql`${deals.id} = c.deal_id`)
    .where(
      and(
        inArray(sql`c.file_id`, [...fileIds]),
        inArray(sql`c.guest_id`, [...guestIds]),
        isNull(sql`c.removed_at`),
      ),
    )
    .orderBy(sql`c.stack_id, c.number`);
  return rows.map(({ comment, status }) => shownToGuest(presentComment(comment, guest, status)));
}
