/** Access to a file or comment before a write: the deal is locked, the actor is a party, and it is not closed. */
import { AppError, type CommentRange, closedStatuses, playedFrames } from '@briefcast/contract';
import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type Allowed, authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  briefItems,
  commentReplies,
  comments,
  deals,
  fileMedia,
  files,
} from '../../platform/database/tables/index.ts';
import { invalid } from '../../platform/invalid.ts';
import { findDealForUpdate, type LockedDeal, lockDealById } from '../deals/access.ts';
import { isPartyOf, isPartyOfRow } from '../parties/party.ts';
import { isApprovedStack, stackOf } from './stack.ts';

/** A locked deal whose comments the actor may write. */
export type CommentedDeal = Allowed<'comment.write', LockedDeal>;

/** A file that is commented on. */
export interface CommentedFile {
  id: string;
  stackId: string;
  /** Whether the brand has approved a version of it. */
  isApproved: boolean;
}

/** A comment that is about to be changed, read under its deal's lock. */
export type HeldComment = typeof comments.$inferSelect & { replies: number };

async function lockDeal(tx: Tx, actor: UserActor, dealId: string): Promise<CommentedDeal> {
  const deal = authorize(actor, 'comment.write', await findDealForUpdate(tx, actor, dealId));
  requireOpenDeal(deal);
  return deal;
}

/** Throws comment.deal_closed: the comments of a closed deal do not change. */
export function requireOpenDeal({ status }: Pick<LockedDeal, 'status'>): void {
  if (closedStatuses.includes(status)) throw new AppError('comment.deal_closed');
}

/** A file that is about to be commented on, with its deal locked; undefined for a draft and an unknown file. */
export async function lockCommentedFile(
  tx: Tx,
  fileId: string,
): Promise<{ deal: LockedDeal; file: CommentedFile } | undefined> {
  const isOpen = and(eq(files.id, fileId), ne(files.status, 'DRAFT'));
  const [about] = await tx.select({ dealId: files.dealId }).from(files).where(isOpen);
  if (!about) return undefined;
  const deal = await lockDealById(tx, about.dealId);
  const stackId = stackOf(sql`"files"`);
  const [file] = await tx
    .select({ id: files.id, stackId, isApproved: isApprovedStack(stackId) })
    .from(files)
    .where(isOpen);
  return file && { deal, file };
}

/** The deal as its party may use it. Throws file.not_found to others. */
export function asPartyOf(actor: UserActor, deal: LockedDeal): CommentedDeal {
  if (!isPartyOfRow(actor, deal)) throw new AppError('file.not_found');
  return authorize(actor, 'comment.write', deal);
}

/** Throws comment.file_approved: an approved file gets no new comments (rules/comments#approved). */
export function requireUnapproved({ isApproved }: Pick<CommentedFile, 'isApproved'>): void {
  if (isApproved) throw new AppError('comment.file_approved');
}

/** Throws comment.file_approved if a version of the file was approved. */
export async function requireUnapprovedStack(tx: Tx, stackId: string): Promise<void> {
  const [found] = await tx
    .select({ isApproved: isApprovedStack(sql`${stackId}::uuid`) })
    .from(files)
    .where(eq(files.id, stackId));
  if (found) requireUnapproved(found);
}

/** A comment under its deal's lock; with `isRemoved` also a deleted one. Throws comment.not_found. */
export async function holdComment(tx: Tx, id: string, isRemoved = false): Promise<HeldComment> {
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
  if (!comment || (comment.removedAt !== null) !== isRemoved) throw new AppError('comment.not_found');
  const [counted] = await tx
    .select({ replies: count() })
    .from(commentReplies)
    .where(eq(commentReplies.commentId, id));
  return { ...comment, replies: counted?.replies ?? 0 };
}

/**
 * Locks the deal of a comment and reads the comment again. Throws comment.not_found to others and, for a
 * guest's comment that only the brand may see, to the creator; and comment.deal_closed.
 */
export async function lockComment(
  tx: Tx,
  actor: UserActor,
  id: string,
  isRemoved = false,
): Promise<{ deal: CommentedDeal; comment: HeldComment }> {
  const [found] = await tx
    .select({ dealId: comments.dealId })
    .from(comments)
    .innerJoin(deals, eq(deals.id, comments.dealId))
    .where(
      and(
        eq(comments.id, id),
        isPartyOf(actor),
        isRemoved ? undefined : isNull(comments.removedAt),
        actor.role === 'BRAND' ? undefined : or(isNull(comments.guestId), ne(comments.kind, 'NOTE')),
      ),
    );
  if (!found) throw new AppError('comment.not_found');
  const deal = await lockDeal(tx, actor, found.dealId);
  return { deal, comment: await holdComment(tx, id, isRemoved) };
}

/** The ids of the items of a deal's brief. */
export async function readLines(tx: Tx, dealId: string): Promise<ReadonlySet<string>> {
  const lines = await tx.select({ id: briefItems.id }).from(briefItems).where(eq(briefItems.dealId, dealId));
  return new Set(lines.map(({ id }) => id));
}

/** Throws request.invalid for an item that is not of this deal's brief. */
export function requireLineOf(lines: ReadonlySet<string>, briefItemId: string | null | undefined): void {
  if (!briefItemId || lines.has(briefItemId)) return;
  throw invalid('briefItemId', 'comment.foreign_line');
}

/**
 * Returns the number of frames in the played form of a video. Null if they were not counted: for pictures, documents,
 * and videos that are not processed yet.
 */
export async function readFrames(tx: Tx, fileId: string): Promise<number | null> {
  const [film] = await tx
    .select({ found: fileMedia.found })
    .from(fileMedia)
    .where(eq(fileMedia.fileId, fileId));
  return film?.found ? playedFrames(film.found) : null;
}

/** Throws comment.beyond_film if a range ends after the last frame of the video's played form. */
export function requireWithinFilm(frames: number | null, at: CommentRange | null | undefined): void {
  if (at && frames !== null && (at.to ?? at.from) >= frames)
    throw new AppError('comment.beyond_film', { params: { frames } });
}

/** Returns the uploader's name for the file of a comment. */
export async function nameOfFile(tx: Tx, fileId: string): Promise<string> {
  const [file] = await tx.select({ name: files.originalName }).from(files).where(eq(files.id, fileId));
  return file?.name ?? '';
}

/** The facts about a comment that the rules need. */
export const factsOf = ({ kind, state, requestAnswer: answer }: HeldComment) => ({
  kind,
  state,
  request: answer && { answer },
});
