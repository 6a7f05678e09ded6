/** Comments left open when a file is approved or a project is completed (rules/comments#approved). */
import type { Comment } from './schemas.ts';
import { type CommentFacts, canBecomeTask } from './state.ts';

export interface CommentsLeft {
  /** Marked as done by the creator, and not confirmed by the brand. */
  toCheck: number;
  /** Tasks that are not marked as done. */
  open: number;
  /** New requests without an answer, or with a price without one. */
  undecided: number;
  /** Hundredths of the deal's currency that both sides agreed on for new requests. */
  agreedPrice: number;
}

const isUndecided = ({ request }: CommentFacts): boolean =>
  request?.answer === 'ASKED' || request?.answer === 'PRICED';

/** Counts what is left of comments; notes and declined requests leave nothing. */
export function commentsLeft(comments: readonly Pick<Comment, 'kind' | 'state' | 'request'>[]): CommentsLeft {
  const left: CommentsLeft = { toCheck: 0, open: 0, undecided: 0, agreedPrice: 0 };
  for (const comment of comments) {
    if (comment.request?.answer === 'PRICE_ACCEPTED') left.agreedPrice += comment.request.price ?? 0;
    if (comment.state === 'TO_CHECK') left.toCheck += 1;
    if (!canBecomeTask(comment)) continue;
    if (isUndecided(comment)) left.undecided += 1;
    else left.open += 1;
  }
  return left;
}

/** Whether somebody still has to do or say something. */
export const isSomethingLeft = ({ toCheck, open, undecided }: CommentsLeft): boolean =>
  toCheck + open + undecided > 0;
