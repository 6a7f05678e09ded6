/**
 * Roles that may move a comment between states, and answers to new requests, as data (rules/comments#states). The
 * server applies it, the screens draw their buttons from it.
 */
import type { Role } from '../accounts/schemas.ts';
import type { Comment, CommentKind, CommentState, RequestAnswer } from './schemas.ts';

/** The part of a comment that decides what can be done with it. */
export type CommentFacts = Pick<Comment, 'kind' | 'state'> & { request: { answer: RequestAnswer } | null };

/** Meaning of a comment for the creator: something to do, nothing to do, or not decided yet. */
type Matter = 'work' | 'note' | 'undecided' | 'declined';

interface StateMove {
  from: CommentState;
  to: CommentState;
  who: readonly Role[];
  of: readonly Matter[];
}

const both = ['BRAND', 'CREATOR'] as const;

export const commentMoves: readonly StateMove[] = [
  { from: 'OPEN', to: 'TO_CHECK', who: ['CREATOR'], of: ['work'] },
  { from: 'TO_CHECK', to: 'OPEN', who: both, of: ['work'] },
  { from: 'TO_CHECK', to: 'DONE', who: ['BRAND'], of: ['work'] },
  { from: 'OPEN', to: 'DONE', who: ['BRAND'], of: ['work', 'undecided', 'declined'] },
  { from: 'DONE', to: 'OPEN', who: ['BRAND'], of: ['work', 'undecided'] },
  { from: 'OPEN', to: 'DONE', who: both, of: ['note'] },
  { from: 'DONE', to: 'OPEN', who: both, of: ['note'] },
];

const matterOfAnswer: Record<RequestAnswer, Matter> = {
  ASKED: 'undecided',
  PRICED: 'undecided',
  ACCEPTED: 'work',
  PRICE_ACCEPTED: 'work',
  DECLINED: 'declined',
  PRICE_DECLINED: 'declined',
};

function matterOf({ kind, request }: CommentFacts): Matter {
  if (kind === 'NOTE') return 'note';
  return request ? matterOfAnswer[request.answer] : 'work';
}

/** Whether a side may bring a comment to a state now. */
export const canBring = (comment: CommentFacts, to: CommentState, who: Role): boolean =>
  commentMoves.some(
    (move) =>
      move.from === comment.state &&
      move.to === to &&
      move.who.includes(who) &&
      move.of.includes(matterOf(comment)),
  );

/**
 * Answers to a new request: after which, by whom. Until the brand answers a price the creator can name another one or decline,
 * but not accept what was asked without it.
 */
const answers: Record<Role, Partial<Record<RequestAnswer, readonly RequestAnswer[]>>> = {
  CREATOR: { ASKED: ['ACCEPTED', 'PRICED', 'DECLINED'], PRICED: ['PRICED', 'DECLINED'] },
  BRAND: { PRICED: ['PRICE_ACCEPTED', 'PRICE_DECLINED'] },
};

/** Answers that a side can give to a comment now; empty where it asks for nothing of this side. */
export const answersFor = ({ state, request }: CommentFacts, who: Role): readonly RequestAnswer[] =>
  state === 'OPEN' && request ? (answers[who][request.answer] ?? []) : [];

/** The kinds that a side, or with null a guest, can give to a comment: what the work should be is the brand's to say. */
export const kindsOf = (who: Role | null): readonly CommentKind[] =>
  who === 'BRAND' ? ['IN_BRIEF', 'NEW_REQUEST', 'NOTE'] : ['NOTE'];

/** Whether asking for a revision can hand it to the creator: it is open, and no note or declined request. */
export const canBecomeTask = (comment: CommentFacts): boolean =>
  comment.state === 'OPEN' && ['work', 'undecided'].includes(matterOf(comment));

/** Whether nobody has answered it, so that its author may still change or delete it. */
export const isUnanswered = (comment: CommentFacts & { replies: readonly unknown[] }): boolean =>
  comment.state === 'OPEN' &&
  comment.replies.length === 0 &&
  (comment.request === null || comment.request.answer === 'ASKED');
