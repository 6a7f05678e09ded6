/** Comments on a version of a file (rules/comments). */

import { Role } from '../accounts/schemas.ts';
import { finding } from '../findings.ts';
import { cents, id, instant, queryInt, requiredText, text } from '../kit/codecs.ts';
import { minuteMs } from '../kit/days.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';
import { Drawing, frame, NewDrawing } from './drawing.ts';

/** Kinds of comments by their request: within the brief, beyond it, or none (rules/comments#kinds). */
export const CommentKind = z.enum(['IN_BRIEF', 'NEW_REQUEST', 'NOTE']);
export type CommentKind = z.infer<typeof CommentKind>;

/** Open; ticked by the creator, so that the brand looks; confirmed by the brand (rules/comments#states). */
export const CommentState = z.enum(['OPEN', 'TO_CHECK', 'DONE']);
export type CommentState = z.infer<typeof CommentState>;

/** Answers to a new request (rules/comments#new-requests). */
export const RequestAnswer = z.enum([
  'ASKED',
  'ACCEPTED',
  'PRICED',
  'DECLINED',
  'PRICE_ACCEPTED',
  'PRICE_DECLINED',
]);
export type RequestAnswer = z.infer<typeof RequestAnswer>;

/** A frame, or a range from one to another, both included; numbers from 0 in the film as it is played. */
export const CommentRange = z.object({ from: z.int(), to: z.int().nullable() });
export type CommentRange = z.infer<typeof CommentRange>;

/** A place on the picture in thousandths of its width and height. */
const CommentPoint = z.object({ x: z.int(), y: z.int() });

/** Comments of both sides that one file and all its versions can have; deleted ones and guests' do not count. */
export const mostComments = 2000;
/** Comments that the guests of one link can write, deleted ones included. */
export const mostGuestComments = 500;
/** Replies to one comment. */
export const mostReplies = 100;
/** How long a deleted comment can be brought back. */
export const restoreMilliseconds = minuteMs;

/** Author of a comment: a side and its person, or a guest of a share link. */
const authorFields = {
  /** Null for a guest. */
  by: Role.nullable(),
  /** Null for a guest, and once the account was deleted. */
  author: Person.nullable(),
  guest: z.object({ name: z.string() }).nullable(),
  createdAt: instant,
};

export const CommentReply = z.object({ id, text: z.string(), ...authorFields });
export type CommentReply = z.infer<typeof CommentReply>;

export const Comment = z.object({
  id,
  /** The version that it was made on. */
  fileId: id,
  /** The first version of that file. */
  stackId: id,
  /** The number of the version, from 1. */
  version: z.int(),
  /** From 1 in each stack, in the order of writing; never given twice. */
  number: z.int(),
  kind: CommentKind,
  /** The line of the brief that it cites. */
  briefItemId: id.nullable(),
  text: z.string(),
  /** Null for the whole film, and for what is no film. */
  at: CommentRange.nullable(),
  point: CommentPoint.nullable(),
  /** Page of a document, from 1; null for files without pages, and for the whole. */
  page: z.int().nullable(),
  drawing: Drawing.nullable(),
  state: CommentState,
  /** Whether it was handed to the creator by asking for a revision. */
  isTask: z.boolean(),
  /** Null for what is no new request; cents. */
  request: z.object({ answer: RequestAnswer, price: z.int().nullable() }).nullable(),
  /** Whether it asks for one more round than the brief includes. */
  asksForRound: z.boolean(),
  ...authorFields,
  editedAt: instant.nullable(),
  /** Oldest first. */
  replies: z.array(CommentReply),
  /** Whether the reader wrote it and nobody has answered it yet. */
  mayChange: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

const thousandths = z.int().min(0).max(1000);

const NewRange = z
  .object({ from: frame, to: frame.nullable() })
  .refine(({ from, to }) => to === null || to > from, { path: ['to'], error: finding('comment.range') });

/** Content of a comment at a place, by any author. */
export const commentContent = {
  /** May be empty where something is drawn. */
  text: text(limits.text),
  at: NewRange.nullable().optional(),
  point: z.object({ x: thousandths, y: thousandths }).nullable().optional(),
  page: z.int().min(1).max(100_000).nullable().optional(),
  drawing: NewDrawing.nullable().optional(),
};

const commentFields = {
  kind: CommentKind,
  briefItemId: id.nullable().optional(),
  ...commentContent,
};

export const NewComment = z
  .object({ ...commentFields, asksForRound: z.boolean().optional() })
  .refine(({ text, drawing }) => text !== '' || drawing, {
    path: ['text'],
    error: finding('comment.empty'),
  })
  .refine(({ kind, briefItemId }) => kind === 'IN_BRIEF' || !briefItemId, {
    path: ['briefItemId'],
    error: finding('comment.line_of_brief'),
  })
  .refine(({ kind, asksForRound }) => kind === 'NEW_REQUEST' || !asksForRound, {
    path: ['asksForRound'],
    error: finding('comment.round_is_request'),
  });
export type NewComment = z.infer<typeof NewComment>;

export const NewCommentReply = z.object({ text: requiredText(limits.text) });

/** The creator's answer to a new request, or the brand's to its price. */
export const NewRequestAnswer = z
  .object({
    answer: RequestAnswer.exclude(['ASKED']),
    price: cents.min(1, finding('amount.no_budget')).optional(),
  })
  .refine(({ answer, price }) => (answer === 'PRICED') === (price !== undefined), {
    path: ['price'],
    error: finding('comment.price'),
  });
export type NewRequestAnswer = z.infer<typeof NewRequestAnswer>;

/** Task that a guest's comment becomes. */
export const CommentTask = z
  .object({ kind: CommentKind.exclude(['NOTE']), briefItemId: id.nullable().optional() })
  .refine(({ kind, briefItemId }) => kind === 'IN_BRIEF' || !briefItemId, {
    path: ['briefItemId'],
    error: finding('comment.line_of_brief'),
  });
export type CommentTask = z.infer<typeof CommentTask>;

export const CommentsQuery = z.object({
  /** `upTo` of an earlier answer: only what has changed since. */
  since: queryInt(0, 999_999_999).optional(),
});

/** The page of comments after the one that `next` of an earlier answer names. */
export const CommentsAfter = z.object({ after: id.optional() });
/** The last comment of this page, after which there are more; null at the end. */
export const nextComment = id.nullable();

/** A page of a file's comments in the order of their changes: what changes while one reads on comes again. */
export const CommentList = z.object({
  /** By their number. */
  comments: z.array(Comment),
  /** Comments that were deleted; with `since`, those deleted since. */
  removed: z.array(id),
  /** Last change on this page: the next request asks for changes since. */
  upTo: z.int(),
  /** Whether there is more after it. */
  more: z.boolean(),
});
export type CommentList = z.infer<typeof CommentList>;

/** Position of somebody in a film, and whether they write. */
export const Watching = z.object({ frame: frame.nullable(), isWriting: z.boolean() });
export type Watching = z.infer<typeof Watching>;
