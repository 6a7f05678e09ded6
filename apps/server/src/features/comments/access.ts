/** The way to a file or a comment that somebody writes about: its deal locked, theirs, and not closed. */
import { AppError, type CommentRange, closedStatuses, partyId, playedFrames } from '@briefcast/contract';
import { and, count, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
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
import { findDealForUpdate, type LockedDeal, lockDealById } from '../deals/access.ts';
import { isApprovedStack, stackOf } from './stack.ts';

/** A deal whose comments the actor may write, held until the transaction ends. */
export type CommentedDeal = Allowed<'comment.write', LockedDeal>;

/** A file that is commented on. */
export interface CommentedFile {
  id: string;
  stackId: string;
  /** Whether the brand has approved a version of it. */
  isApproved: boolean;
}

/** A comment that is about to be changed. */
export type HeldComment = typeof comments.$inferSelect & { replies: number };

const isOfParty = (actor: UserActor): SQL => {
  const party = sql`${partyId(actor)}::uuid`;
  return actor.role === 'BRAND' ? eq(deals.brandId, party) : eq(deals.creatorId, party);
};

async function lockDeal(tx: Tx, actor: UserActor, dealId: string): Promise<CommentedDeal> {
  const deal = authorize(actor, 'comment.write', await findDealForUpdate(tx, actor, dealId));
  requireOpenDeal(deal);
  return deal;
}

/** Throws comment.deal_closed: what was said of a deal stays as it is. */
export function requireOpenDeal({ status }: Pick<LockedDeal, 'status'>): void {
  if (closedStatuses.includes(status)) throw new AppError('comment.deal_closed');
}

/** A file that is about to be commented on, with its deal held; undefined for a draft and for what is not there. */
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

/** The deal for one of its parties. Throws file.not_found to strangers. */
export function asPartyOf(actor: UserActor, deal: LockedDeal): CommentedDeal {
  const party = partyId(actor);
  const isParty = party !== null && party === (actor.role === 'BRAND' ? deal.brandId : deal.creatorId);
  if (!isParty) throw new AppError('file.not_found');
  return authorize(actor, 'comment.write', deal);
}

/** Throws comment.file_approved: nothing new is said of a file that the brand has approved (rules/review#approved). */
export function requireUnapproved({ isApproved }: Pick<CommentedFile, 'isApproved'>): void {
  if (isApproved) throw new AppError('comment.file_approved');
}

/** Throws comment.file_approved for a comment on a file of which a version was approved. */
export async function requireUnapprovedStack(tx: Tx, stackId: string): Promise<void> {
  const [found] = await tx
    .select({ isApproved: isApprovedStack(sql`${stackId}::uuid`) })
    .from(files)
    .where(eq(files.id, stackId));
  if (found) requireUnapproved(found);
}

/** A comment as it is under its deal's lock; of one that was deleted too where `isRemoved` asks for it. Throws comment.not_found. */
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
 * Locks the deal of a comment and reads the comment again. Throws comment.not_found to strangers and, for what a guest
 * left to the brand, to the creator; and comment.deal_closed.
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
        isOfParty(actor),
        isRemoved ? undefined : isNull(comments.removedAt),
        actor.role === 'BRAND' ? undefined : or(isNull(comments.guestId), ne(comments.kind, 'NOTE')),
      ),
    );
  if (!found) throw new AppError('comment.not_found');
  const deal = await lockDeal(tx, actor, found.dealId);
  return { deal, comment: await holdComment(tx, id, isRemoved) };
}

/** The ids of the lines of a deal's brief. */
export async function readLines(tx: Tx, dealId: string): Promise<ReadonlySet<string>> {
  const lines = await tx.select({ id: briefItems.id }).from(briefItems).where(eq(briefItems.dealId, dealId));
  return new Set(lines.map(({ id }) => id));
}

/** Throws request.invalid for a line that is not of this deal's brief. */
export function requireLineOf(lines: ReadonlySet<string>, briefItemId: string | null | undefined): void {
  if (!briefItemId || lines.has(briefItemId)) return;
  const findings = [{ path: ['briefItemId'], code: 'comment.foreign_line' as const }];
  throw new AppError('request.invalid', { findings });
}

/**
 * How many frames a film has as it is played. Null where nobody has counted them: of pictures, documents, and films that
 * are not looked at yet.
 */
export async function readFrames(tx: Tx, fileId: string): Promise<number | null> {
  const [film] = await tx
    .select({ found: fileMedia.found })
    .from(fileMedia)
    .where(eq(fileMedia.fileId, fileId));
  return film?.found ? playedFrames(film.found) : null;
}

/** Throws comment.beyond_film where a range ends after the last frame of the film as it is played. */
export function requireWithinFilm(frames: number | null, at: CommentRange | null | undefined): void {
  if (at && frames !== null && (at.to ?? at.from) >= frames)
    throw new AppError('comment.beyond_film', { params: { frames } });
}

/** What the rules ask of a comment. */
export const factsOf = ({ kind, state, requestAnswer: answer }: HeldComment) => ({
  kind,
  state,
  request: answer && { answer },
});
