/** What every slip of a paper needs to know; it stays the same while comments come and go. */
import type { BriefItem, Comment, Role } from '@briefcast/contract';
import { createContext, use } from 'react';
import type { CommentActions } from './use-comment-actions.ts';

/** Somebody as a comment names them. */
export interface ShownAuthor {
  name: string;
  picture: string | null;
  look: 'person' | 'brand';
}

export interface PaperFacts {
  role: Role;
  /** Comments of a closed deal stay as they are. */
  isOpen: boolean;
  items: readonly BriefItem[];
  brandName: string;
  actions: CommentActions;
  reply(commentId: string, text: string): void;
  authorOf(comment: Pick<Comment, 'by' | 'author' | 'guest'>): ShownAuthor;
  /** Somebody types: the others see it. */
  onTyping(): void;
}

export const PaperContext = createContext<PaperFacts | null>(null);

/** The paper around this component. Throws outside of one. */
export function usePaper(): PaperFacts {
  const paper = use(PaperContext);
  if (paper === null) throw new Error('This component belongs on a paper of the review room');
  return paper;
}
