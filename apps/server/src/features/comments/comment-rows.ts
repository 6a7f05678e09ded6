/** Comments as JSON from the database, and as they are presented to a reader. */
import {
  type Comment,
  type CommentReply,
  closedStatuses,
  type DealStatus,
  type Drawing,
  isUnanswered,
  type Role,
} from '@briefcast/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isoMoment } from '../../platform/database/iso-moment.ts';
import type { comments } from '../../platform/database/tables/index.ts';
import { unpackDrawing } from '../../platform/database/tables/packed-drawing.ts';
import { personOf } from '../accounts/person.ts';

/** The author in a comment's row; a reader sees other authors by name only. */
interface Author {
  authorId: string | null;
  guestId: string | null;
}

export interface CommentRow extends Omit<Comment, 'mayChange'>, Author {
  /** The packed drawing; null if there is none, or one in the older format in `drawing`. */
  strokes: string | null;
}

/** The reader: a person of one of the sides, or a guest. */
export type CommentReader = { userId: string } | { guestId: string };

const authorOf = (
  row: SQL,
): SQL => sql`'by', ${row}.author_role, 'author', ${personOf(sql`${row}.author_id`)},
  'guest', case when ${row}.guest_id is not null then json_build_object('name', ${row}.guest_name) end,
  'createdAt', ${row}.created_at`;

const repliesOf: SQL = sql`(select coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, ${authorOf(sql`r`)})
  order by r.id), '[]'::json) from comment_replies r where r.comment_id = c.id)`;

/** A row of `comments c`, made on `files v`, as JSON. */
export const commentJson: SQL<CommentRow> = sql<CommentRow>`json_build_object(
  'id', c.id, 'fileId', c.file_id, 'stackId', c.stack_id, 'version', v.version, 'number', c.number,
  'kind', c.kind, 'briefItemId', c.brief_item_id, 'text', c.text,
  'at', case when c.from_frame is not null then json_build_object('from', c.from_frame, 'to', c.to_frame) end,
  'point', case when c.point_x is not null then json_build_object('x', c.point_x, 'y', c.point_y) end,
  'page', c.page, 'drawing', c.drawing, 'strokes', c.strokes, 'state', c.state, 'isTask', c.is_task,
  'request', case when c.request_answer is not null
    then json_build_object('answer', c.request_answer, 'price', c.request_price) end,
  'asksForRound', c.asks_for_round, ${authorOf(sql`c`)}, 'editedAt', c.edited_at,
  'replies', ${repliesOf}, 'authorId', c.author_id, 'guestId', c.guest_id)`;

/** A row's drawing, in whichever format it is stored. */
export const drawingOf = ({
  drawing,
  strokes,
}: Pick<typeof comments.$inferSelect, 'drawing' | 'strokes'>): Drawing | null => drawing ?? strokes;

const presentReply = (reply: CommentReply): CommentReply => ({
  ...reply,
  createdAt: isoMoment(reply.createdAt),
});

const isOwn = ({ authorId, guestId }: Author, reader: CommentReader): boolean =>
  'userId' in reader ? authorId === reader.userId : guestId === reader.guestId;

/**
 * Whether a side may read a comment, as a condition on `comments c`: a guest's comment is visible to the
 * brand alone until the brand adopts it (rules/comments#guests).
 */
export const isReadBy = (role: Role | SQLWrapper): SQL =>
  sql`(c.guest_id is null or c.kind <> 'NOTE' or ${role}::role = 'BRAND')`;

/** A comment as a reader sees it, in a deal of this status; null is the admin. */
export function presentComment(row: CommentRow, reader: CommentReader | null, status: DealStatus): Comment {
  const { authorId, guestId, strokes, ...comment } = row;
  return {
    ...comment,
    drawing: comment.drawing ?? (strokes === null ? null : unpackDrawing(strokes)),
    createdAt: isoMoment(comment.createdAt),
    editedAt: comment.editedAt && isoMoment(comment.editedAt),
    replies: comment.replies.map(presentReply),
    mayChange:
      reader !== null &&
      isOwn({ authorId, guestId }, reader) &&
      isUnanswered(comment) &&
      !closedStatuses.includes(status),
  };
}
