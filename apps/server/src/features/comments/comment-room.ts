/** Remaining room of a file's comments, a thread or the guests of a link (rules/comments#bounds). */
import {
  AppError,
  mostComments,
  mostFileWeight,
  mostGuestComments,
  mostLinkWeight,
  mostReplies,
  mostThreadWeight,
  weightOfReply,
} from '@briefcast/contract';
import { and, count, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { comments } from '../../platform/database/tables/index.ts';
import type { HeldComment } from './access.ts';

/** The present number and size. */
export interface Held {
  comments: number;
  weight: number;
}

const held = { comments: count(), weight: sum(comments.weight).mapWith(Number) };

const heldOf = ([found]: { comments: number; weight: number | null }[]): Held => ({
  comments: found?.comments ?? 0,
  weight: found?.weight ?? 0,
});

/** The total of what both sides have written on all versions of a file and did not delete. */
export const heldBySides = async (tx: Tx, stackId: string): Promise<Held> =>
  heldOf(
    await tx
      .select(held)
      .from(comments)
      .where(and(eq(comments.stackId, stackId), isNull(comments.guestId), isNull(comments.removedAt))),
  );

/** The total of what the guests of a link have ever written. */
const heldByGuests = async (tx: Tx, guestIds: readonly string[]): Promise<Held> =>
  heldOf(
    await tx
      .select(held)
      .from(comments)
      .where(inArray(comments.guestId, [...guestIds])),
  );

/** Throws comment.too_many or comment.file_full if both sides together would exceed the limits. */
export function requireSidesRoom(now: Held, more: Held): void {
  if (now.comments + more.comments > mostComments)
    throw new AppError('comment.too_many', { params: { limit: mostComments } });
  if (now.weight + more.weight > mostFileWeight) throw new AppError('comment.file_full');
}

/** Throws comment.link_full if the guests of a link would exceed the limit. */
export async function requireGuestsRoom(tx: Tx, guestIds: readonly string[], more: Held): Promise<void> {
  const now = await heldByGuests(tx, guestIds);
  if (now.comments + more.comments > mostGuestComments || now.weight + more.weight > mostLinkWeight)
    throw new AppError('comment.link_full');
}

/** Throws comment.too_many_replies or comment.thread_full if this reply would exceed a comment's limits. */
export function requireThreadRoom({ replies, weight }: HeldComment, text: string): void {
  if (replies >= mostReplies)
    throw new AppError('comment.too_many_replies', { params: { limit: mostReplies } });
  if (weight + weightOfReply(text) > mostThreadWeight) throw new AppError('comment.thread_full');
}
