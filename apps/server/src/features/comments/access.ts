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
import { findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import { stackOf } from './stack.ts';

/** A deal whose comments the actor may write, held until the transaction ends. */
export type CommentedDeal = Allowed<'comment.write', LockedDeal>;

/** A file that is commented on. */
export interface CommentedFile {
  id: string;
  stackId: string;
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

/** Locks the deal of a file. Throws file.not_found to strangers and for a draft, and comment.deal_closed. */
export async function lockFile(
  tx: Tx,
  actor: UserActor,
  fileId: string,
): Promise<{ deal: CommentedDeal; file: CommentedFile }> {
  const [found] = await tx
    .select({ id: files.id, dealId: files.dealId, stackId: stackOf(sql`"files"`) })
    .from(files)
    .innerJoin(deals, eq(deals.id, files.dealId))
    .where(and(eq(files.id, fileId), ne(files.status, 'DRAFT'), isOfParty(actor)));
  if (!found) throw new AppError('file.not_found');
  const { dealId, ...file } = found;
  return { deal: await lockDeal(tx, actor, dealId), file };
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

/** Throws request.invalid for a line that is not of this deal's brief. */
export async function requireLineOf(
  tx: Tx,
  dealId: string,
  briefItemId: string | null | undefined,
): Promise<void> {
  if (!briefItemId) return;
  const [line] = await tx
    .select({ id: briefItems.id })
    .from(briefItems)
    .where(and(eq(briefItems.id, briefItemId), eq(briefItems.dealId, dealId)));
  if (line) return;
  const findings = [{ path: ['briefItemId'], code: 'comment.foreign_line' as const }];
  throw new AppError('request.invalid', { findings });
}

/**
 * Throws comment.beyond_film where a range ends after the last frame of the film as it is played. What nobody has
 * counted the frames of has no end here: pictures, documents, and films that are not looked at yet.
 */
export async function requireWithinFilm(
  tx: Tx,
  fileId: string,
  at: CommentRange | null | undefined,
): Promise<void> {
  if (!at) return;
  const [film] = await tx
    .select({ found: fileMedia.found })
    .from(fileMedia)
    .where(eq(fileMedia.fileId, fileId));
  const frames = film?.found ? playedFrames(film.found) : null;
  if (frames !== null && (at.to ?? at.from) >= frames)
    throw new AppError('comment.beyond_film', { params: { frames } });
}

/** What the rules ask of a comment. */
export const factsOf = ({ kind, state, requestAnswer: answer }: HeldComment) => ({
  kind,
  state,
  request: answer && { answer },
});
