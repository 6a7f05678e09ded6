/** The comments of an evidence, with their drawings and replies. */
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { commentReplies, comments, files } from '../../platform/database/tables/index.ts';
import { describeCommentRow, isOfBothSides } from './describe-files.ts';

/** Limit of comments in memory at once: each may have hundreds of replies and a drawing of a thousand points. */
const commentsPerPart = 10;

const readRows = (db: Reader, dealId: string, after: string | null) =>
  db
    .select({ comment: comments, file: files })
    .from(comments)
    .innerJoin(files, eq(files.id, comments.fileId))
    .where(
      and(
        eq(comments.dealId, dealId),
        isNull(comments.removedAt),
        after === null ? undefined : gt(comments.id, after),
      ),
    )
    .orderBy(asc(comments.id))
    .limit(commentsPerPart);

const readReplies = (db: Reader, commentIds: string[]) =>
  db
    .select({
      commentId: commentReplies.commentId,
      at: commentReplies.createdAt,
      side: commentReplies.authorRole,
      text: commentReplies.text,
    })
    .from(commentReplies)
    .where(inArray(commentReplies.commentId, commentIds))
    .orderBy(asc(commentReplies.id));

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Reply = Omit<Awaited<ReturnType<typeof readReplies>>[number], 'commentId'>;

const describeWhole = ({ comment, file }: Row, replies: Reply[]) => ({
  id: comment.id,
  at: comment.createdAt,
  side: comment.authorRole,
  ...describeCommentRow(comment, file),
  replies,
});

export type EvidenceComment = ReturnType<typeof describeWhole>;

/**
 * Reads the comments that both sides see, oldest first, some at a time: no notes of guests, and nothing that was
 * deleted.
 */
export async function* readComments(db: Reader, dealId: string): AsyncGenerator<EvidenceComment[]> {
  let rows: Row[] = [];
  do {
    rows = await readRows(db, dealId, rows.at(-1)?.comment.id ?? null);
    const seen = rows.filter(({ comment, file }) => isOfBothSides(comment, file));
    if (seen.length === 0) continue;
    const replies = await readReplies(
      db,
      seen.map(({ comment }) => comment.id),
    );
    const repliesTo = Map.groupBy(replies, ({ commentId }) => commentId);
    yield seen.map((row) =>
      describeWhole(
        row,
        (repliesTo.get(row.comment.id) ?? []).map(({ commentId: _, ...reply }) => reply),
      ),
    );
  } while (rows.length === commentsPerPart);
}
