/** Log entries about files and the comments on them. */
import type { LogContent } from '@briefcast/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { commentReplies, comments, files } from '../../platform/database/tables/index.ts';
import { drawingOf } from '../comments/comment-rows.ts';

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

type Comment = typeof comments.$inferSelect;
type File = typeof files.$inferSelect;

/** Whether both sides see a comment: guests' notes and comments on a draft are one side's alone. */
export const isOfBothSides = ({ guestId, kind }: Comment, { status }: File): boolean =>
  status !== 'DRAFT' && (guestId === null || kind !== 'NOTE');

/** A comment with its drawing, and the file that it is about. */
export const describeCommentRow = (comment: Comment, file: File) => ({
  file: { id: file.id, name: file.originalName, version: file.version, sha256: file.sha256 },
  number: comment.number,
  kind: comment.kind,
  state: comment.state,
  isTask: comment.isTask,
  text: comment.text,
  frames: comment.fromFrame === null ? null : { from: comment.fromFrame, to: comment.toFrame },
  point: comment.pointX === null ? null : { x: comment.pointX, y: comment.pointY },
  // Entries of films and pictures stay as they were before documents had pages.
  ...(comment.page === null ? {} : { page: comment.page }),
  drawing: drawingOf(comment),
  answer: comment.requestAnswer,
  price: comment.requestPrice,
});

const rowsOf = (db: Reader, ids: readonly string[]) =>
  db
    .select({ comment: comments, file: files })
    .from(comments)
    .innerJoin(files, eq(files.id, comments.fileId))
    .where(inArray(comments.id, [...ids]));

function describeRow(
  row: { comment: Comment; file: File } | undefined,
  reply: string | null,
): LogContent | null | undefined {
  if (!row) return null;
  if (!isOfBothSides(row.comment, row.file)) return undefined;
  const described = describeCommentRow(row.comment, row.file);
  // A drawing is JSON.
  return { ...described, drawing: described.drawing as LogContent | null, reply };
}

/**
 * A comment in the state in which this left it, with its drawing and, where somebody replied, the reply. Undefined for
 * what is one side's alone.
 */
export async function describeComment(
  db: Reader,
  id: string,
  isReply: boolean,
): Promise<LogContent | null | undefined> {
  const [row] = await rowsOf(db, [id]);
  const [reply] =
    isReply && row
      ? await db
          .select({ text: commentReplies.text })
          .from(commentReplies)
          .where(eq(commentReplies.commentId, id))
          .orderBy(desc(commentReplies.id))
          .limit(1)
      : [];
  return describeRow(row, reply?.text ?? null);
}

/** Describes comments that were written together; returns the log's content for each. */
export async function describeAdded(
  db: Reader,
  ids: readonly string[],
): Promise<(id: string) => LogContent | null | undefined> {
  const rows = ids.length === 0 ? [] : await rowsOf(db, ids);
  const byId = new Map(rows.map((row) => [row.comment.id, row]));
  return (id) => describeRow(byId.get(id), null);
}
