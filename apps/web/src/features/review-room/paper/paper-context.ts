/** What only the paper of the review room needs to know, beyond what its slips share. */
import { createContext, use } from 'react';
import type { CommentActions } from './use-comment-actions.ts';

export interface PaperFacts {
  /** Comments of a closed deal stay as they are. */
  isOpen: boolean;
  actions: CommentActions;
}

export const PaperContext = createContext<PaperFacts | null>(null);

/** The paper around this component. Throws outside of one. */
export function usePaper(): PaperFacts {
  const paper = use(PaperContext);
  if (paper === null) throw new Error('This component belongs on a paper of the review room');
  return paper;
}
