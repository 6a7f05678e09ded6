/** The comments of an evidence, with their drawings and replies. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { commentReplies, comments, files } from '../../platform/database/tables/index.ts';
import { describeCommentRow, isOfBothSides } from './describe-files.ts';

/** What both sides see, oldest first: no notes of guests, and nothing that was deleted. */
export async function readComments(db: Reader, dealId: string) {
  const rows = await db
    .select({ comment: comments, file: files })
    .from(comments)
    .innerJoin(files, eq(files.id, comments.fileId))
    .where(and(eq(comments.dealId, dealId), isNull(comments.removedAt)))
    .orderBy(asc(comments.id));
  const replies = await db
    .select({
      commentId: commentReplies.commentId,
      at: commentReplies.createdAt,
      side: commentReplies.authorRole,
      text: commentReplies.text,
    })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .where(eq(comments.dealId, dealId))
    .orderBy(asc(commentReplies.id));
  const repliesTo = Map.groupBy(replies, ({ commentId }) => commentId);
  return rows
    .filter(({ comment, file }) => isOfBothSides(comment, file))
    .map(({ comment, file }) => ({
      id: comment.id,
      at: comment.createdAt,
      side: comment.authorRole,
      ...describeCommentRow(comment, file),
      replies: (repliesTo.get(comment.id) ?? []).map(({ commentId: _, ...reply }) => reply),
    }));
}

export type EvidenceComment = Awaited<ReturnType<typeof readComments>>[number];
