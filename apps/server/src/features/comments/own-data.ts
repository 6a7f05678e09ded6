/** Comments and replies in the copy of a person's own data (rules/accounts#own-data). */
import { and, asc, eq, gt } from 'drizzle-orm';
import { commentReplies, comments } from '../../platform/database/tables/index.ts';
import { inParts, type OwnData, rowsAtOnce } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  comments: ({ db }, { userId }) =>
    inParts((after) =>
      db
        .select({
          id: comments.id,
          dealId: comments.dealId,
          fileId: comments.fileId,
          text: comments.text,
          createdAt: comments.createdAt,
        })
        .from(comments)
        .where(and(eq(comments.authorId, userId), gt(comments.id, after)))
        .orderBy(asc(comments.id))
        .limit(rowsAtOnce),
    ),
  replies: ({ db }, { userId }) =>
    inParts((after) =>
      db
        .select({
          id: commentReplies.id,
          commentId: commentReplies.commentId,
          text: commentReplies.text,
          createdAt: commentReplies.createdAt,
        })
        .from(commentReplies)
        .where(and(eq(commentReplies.authorId, userId), gt(commentReplies.id, after)))
        .orderBy(asc(commentReplies.id))
        .limit(rowsAtOnce),
    ),
};
