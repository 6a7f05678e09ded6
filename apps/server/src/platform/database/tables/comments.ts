/** Comments on files of a deal, and who has seen them. Owner: features/comments. */

import type { Drawing } from '@briefcast/contract/comments/drawing';
import { CommentKind, CommentState, RequestAnswer } from '@briefcast/contract/comments/schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { role, users } from './accounts.ts';
import { briefItems } from './briefs.ts';
import { createdAt, enumOf, moment, primaryId } from './columns.ts';
import { deals, files } from './deals.ts';
import { packDrawing, unpackDrawing } from './packed-drawing.ts';

export const commentKind = enumOf('comment_kind', CommentKind);
export const commentState = enumOf('comment_state', CommentState);
export const requestAnswer = enumOf('request_answer', RequestAnswer);

const packedDrawing = customType<{ data: Drawing; driverData: string }>({
  dataType: () => 'text',
  toDriver: packDrawing,
  fromDriver: unpackDrawing,
});

/** A side and its person, or a guest. Without foreign keys: the people may be deleted. */
const authorColumns = () => ({
  /** Null for a guest. */
  authorRole: role('author_role'),
  authorId: uuid('author_id'),
  guestId: uuid('guest_id'),
  guestName: text('guest_name'),
  createdAt: createdAt(),
});

export const comments = pgTable(
  'comments',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** The version that it was made on, and the first version of that file. */
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    stackId: uuid('stack_id').notNull(),
    /**
     * Both assigned under the deal's lock, from 1 in each stack: the number that people see, and the number
     * of the row's last change.
     */
    number: integer('number').notNull(),
    change: integer('change').notNull(),
    /** The change that added it: whoever has seen the stack up to that change has read the comment. */
    addedChange: integer('added_change').notNull().default(0),
    kind: commentKind('kind').notNull(),
    briefItemId: uuid('brief_item_id').references(() => briefItems.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Frame numbers, both inclusive; the second is null for a single frame. */
    fromFrame: integer('from_frame'),
    toFrame: integer('to_frame'),
    /** Thousandths of the picture's width and height. */
    pointX: integer('point_x'),
    pointY: integer('point_y'),
    /** Page of a document, from 1. */
    page: integer('page'),
    strokes: packedDrawing('strokes'),
    /**
     * The drawing in the format of older versions, which an old server may still write during an update: it
     * takes precedence over `strokes`, until the hourly sweep has packed it.
     */
    drawing: jsonb('drawing').$type<Drawing>(),
    /**
     * The size of the comment and its replies (rules/comments#bounds); an older server leaves the default of
     * an empty comment.
     */
    weight: integer('weight').notNull().default(700),
    state: commentState('state').notNull().default('OPEN'),
    isTask: boolean('is_task').notNull().default(false),
    /** Null if it is no new request. */
    requestAnswer: requestAnswer('request_answer'),
    /** In cents. */
    requestPrice: integer('request_price'),
    asksForRound: boolean('asks_for_round').notNull().default(false),
    ...authorColumns(),
    editedAt: moment('edited_at'),
    /**
     * The row is kept after removal, so that its number is not given again; its text is deleted
     * (`sweep-comments.ts`).
     */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('comments_stack_number').on(table.stackId, table.number),
    index('comments_stack_change').on(table.stackId, table.change),
    index('comments_deal').on(table.dealId),
    index('comments_tasks').on(table.dealId, table.id).where(sql`is_task and removed_at is null`),
    index('comments_guest').on(table.guestId).where(sql`guest_id is not null`),
    index('comments_unpacked').on(table.id).where(sql`drawing is not null`),
    index('comments_file').on(table.fileId),
    index('comments_brief_item').on(table.briefItemId),
    index('comments_removed').on(table.removedAt).where(sql`removed_at is not null and text <> ''`),
  ],
);

export const commentReplies = pgTable(
  'comment_replies',
  {
    id: primaryId(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The change of the comment's stack that added it. */
    addedChange: integer('added_change').notNull().default(0),
    ...authorColumns(),
  },
  (table) => [index('comment_replies_comment').on(table.commentId, table.id)],
);

/** Up to which change each person has seen the comments of a stack. */
export const commentReads = pgTable(
  'comment_reads',
  {
    stackId: uuid('stack_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    seenChange: integer('seen_change').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stackId, table.userId] }),
    index('comment_reads_user').on(table.userId),
    index('comment_reads_deal').on(table.dealId),
  ],
);
