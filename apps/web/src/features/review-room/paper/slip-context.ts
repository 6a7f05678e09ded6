/** What a comment's slip needs to know wherever it lies: in the room, on the deal's page, with a guest. */
import type { BriefItem, Comment, CommentState, NewRequestAnswer, Role } from '@briefcast/contract';
import { createContext, use } from 'react';

/** Somebody as a comment names them. */
export interface ShownAuthor {
  name: string;
  picture: string | null;
  look: 'person' | 'brand';
}

/** Each resolves with whether it was done; what was refused is shown. */
export interface SlipDecisions {
  bring(comment: Comment, state: CommentState): Promise<boolean>;
  answer(comment: Comment, answer: NewRequestAnswer): Promise<boolean>;
}

/** It stays the same object while comments come and go: every slip is drawn again with another one. */
export interface SlipFacts {
  /** Null for guests, who are on no side of the deal. */
  role: Role | null;
  items: readonly BriefItem[];
  brandName: string;
  /** Null where nothing is left to decide: in a closed deal, and for guests. */
  decisions: SlipDecisions | null;
  /** Whether this person may agree to what is asked for, and to its price. */
  mayAgree: boolean;
  reply(commentId: string, text: string): void;
  authorOf(comment: Pick<Comment, 'by' | 'author' | 'guest'>): ShownAuthor;
  /** Somebody types: the others see it. */
  onTyping(): void;
}

export const SlipContext = createContext<SlipFacts | null>(null);

/** What the slips around this component share. Throws outside of a `SlipContext`. */
export function useSlips(): SlipFacts {
  const facts = use(SlipContext);
  if (facts === null) throw new Error('This component belongs into a SlipContext');
  return facts;
}
