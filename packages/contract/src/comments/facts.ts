import type { CommentKind, CommentState, RequestAnswer } from './schemas.ts';

export interface Facts {
  /** Facts of comments; the subject is the file that the comment was made on. */
  'comment.added': { commentId: string };
  'comment.edited': { commentId: string };
  'comment.removed': { commentId: string };
  'comment.restored': { commentId: string };
  'comment.replied': { commentId: string };
  'comment.moved': { commentId: string; from: CommentState; to: CommentState };
  /** Cents, where a price is named. */
  'comment.answered': { commentId: string; answer: RequestAnswer; price: number | null };
  'comment.made_task': { commentId: string; kind: CommentKind };
  /** Number of comments that became tasks of the creator. */
  'comment.handed_over': { tasks: number };
}
