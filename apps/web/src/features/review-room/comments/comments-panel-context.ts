/** The context of the review room's panel, in addition to that of its cards. */
import { createContext, use } from 'react';
import type { CommentActions } from './use-comment-actions.ts';

export interface CommentsPanelFacts {
  /** False for a closed deal, whose comments do not change. */
  isOpen: boolean;
  actions: CommentActions;
}

export const CommentsPanelContext = createContext<CommentsPanelFacts | null>(null);

/** The context of the panel around this component. Throws outside of one. */
export function useCommentsPanel(): CommentsPanelFacts {
  const panel = use(CommentsPanelContext);
  if (panel === null) throw new Error('This component belongs on a panel of the review room');
  return panel;
}
