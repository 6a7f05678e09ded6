/** What the log says of files and of what was said about them. */
import type { LogContent } from '@briefcast/contract';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { commentReplies, comments, files } from '../../platform/database/tables/index.ts';

/** A file with its hash. */
export const describeFile = (file: typeof files.$inferSelect) => ({
  id: file.id,
  name: file.originalName,
  version: file.version,
  type: file.type,
  size: file.size,
  sha256: file.sha256,
});

/** A file that was added or judged. */
export async function describeFileFact(db: Reader, id: string): Promise<LogContent | null> {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  if (!file) return null;
  const { status, feedback, backBy, attached } = file;
  return {
    ...describeFile(file),
    status,
    feedback,
    backBy: backBy?.toISOString() ?? null,
    isAttached: attached,
  };
}

/**
 * A comment in the state in which this left it, with its drawing and, where somebody replied, the reply. Undefined for
 * what is one side's alone: notes of guests, and comments on a draft.
 */
export async function describeComment(
  db: Reader,
  id: string,
  isReply: boolean,
): Promise<LogContent | null | undefined> {
  const [row] = await db
    .select({ comment: comments, file: files })
    .from(comments)
    .innerJoin(files, eq(files.id, comments.fileId))
    .where(eq(comments.id, id));
  if (!row) return null;
  const { comment, file } = row;
  if (file.status === 'DRAFT' || (comment.guestId !== null && comment.kind === 'NOTE')) return undefined;
  const [reply] = isReply
    ? await db
        .select({ text: commentReplies.text })
        .from(commentReplies)
        .where(eq(commentReplies.commentId, id))
        .orderBy(desc(commentReplies.id))
        .limit(1)
    : [];
  return {
    file: { id: file.id, name: file.originalName, version: file.version, sha256: file.sha256 },
    number: comment.number,
    kind: comment.kind,
    state: comment.state,
    isTask: comment.isTask,
    text: comment.text,
    frames: comment.fromFrame === null ? null : { from: comment.fromFrame, to: comment.toFrame },
    point: comment.pointX === null ? null : { x: comment.pointX, y: comment.pointY },
    // A drawing is JSON from its column.
    drawing: comment.drawing as LogContent | null,
    answer: comment.requestAnswer,
    price: comment.requestPrice,
    reply: reply?.text ?? null,
  };
}
