/** Comments that were closed before they were sent: they go on where they stopped, while the room is open. */
import type { Comment } from '@briefcast/contract';
import type { Drawn } from '../drawing/drawn.ts';
import type { Value } from '../value.ts';

/** The initial values of a form: a new comment's place, or an existing comment. */
export type CommentStart = Pick<
  Comment,
  'kind' | 'briefItemId' | 'text' | 'at' | 'point' | 'page' | 'asksForRound'
>;

export interface CommentDraft {
  start: CommentStart;
  drawn: Drawn;
}

/** By the names of their forms. */
export type CommentDrafts = Value<ReadonlyMap<string, CommentDraft>>;

/** Keeps the content of a form; null forgets it. */
export function keepDraft(drafts: CommentDrafts, form: string, draft: CommentDraft | null) {
  const others = [...drafts.get()].filter(([name]) => name !== form);
  drafts.set(new Map(draft === null ? others : [...others, [form, draft]]));
}
