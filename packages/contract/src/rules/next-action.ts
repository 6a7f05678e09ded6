/** What a deal waits for, as one of its sides reads it in a list (rules/deals#next-action). */
import type { Role } from '../schemas/account.ts';
import type { DealListItem } from '../schemas/deal.ts';
import { closedStatuses, reviewStatuses } from './deal-status.ts';

/** What can be the reader's to do. */
export type OwnStep =
  | 'ANSWER_BRIEF'
  | 'ANSWER_TERMS'
  | 'ANSWER_CANCELLATION'
  | 'SUBMIT'
  | 'REVISE'
  | 'REVIEW'
  | 'COMPLETE'
  | 'READ_MESSAGES';

export type NextAction =
  | {
      needs: 'YOU';
      step: OwnStep;
      /** How many files or messages it is about; 0 where it is about none. */
      count: number;
    }
  /** The other side has the next step, or somebody of the reader's own organisation whose role is larger. */
  | { needs: 'OTHER_SIDE' | 'OWN_TEAM' };

type DealFacts = Pick<DealListItem, 'status' | 'contentSummary' | 'openProposal' | 'unreadMessages'>;

/** Those that move the deal, which not every member of an organisation may do. */
const moves: readonly OwnStep[] = [
  'ANSWER_BRIEF',
  'ANSWER_TERMS',
  'ANSWER_CANCELLATION',
  'SUBMIT',
  'COMPLETE',
];

type Step = [step: OwnStep, count?: number] | null;

function stepOfBrand({ status, contentSummary }: DealFacts): Step {
  const { totalFiles, pendingReview, approved } = contentSummary;
  if (!reviewStatuses.includes(status)) return null;
  if (pendingReview > 0) return ['REVIEW', pendingReview];
  return status !== 'NEEDS_REVISION' && totalFiles > 0 && approved === totalFiles ? ['COMPLETE'] : null;
}

function stepOfCreator({ status, contentSummary }: DealFacts): Step {
  const { totalFiles, approved, needsRevision } = contentSummary;
  if (status === 'BRIEF_SENT') return ['ANSWER_BRIEF'];
  if (status === 'NEEDS_REVISION') return ['REVISE', needsRevision];
  if (status !== 'ACCEPTED' && status !== 'IN_PROGRESS') return null;
  return totalFiles > 0 && approved === totalFiles ? null : ['SUBMIT'];
}

function stepOf(deal: DealFacts, viewer: Role): Step {
  const { openProposal } = deal;
  if (openProposal?.by === viewer) return null;
  if (openProposal) return [openProposal.kind === 'TERMS' ? 'ANSWER_TERMS' : 'ANSWER_CANCELLATION'];
  return viewer === 'BRAND' ? stepOfBrand(deal) : stepOfCreator(deal);
}

/**
 * Whose the next step in an open deal is, and which; null for a closed one. Unread messages are the reader's where
 * nothing else is. `mayMove` is whether the reader's role allows to move the deal.
 */
export function nextAction(deal: DealFacts, viewer: Role, mayMove = true): NextAction | null {
  if (closedStatuses.includes(deal.status)) return null;
  const [step, count = 0] = stepOf(deal, viewer) ?? [];
  if (step && (mayMove || !moves.includes(step))) return { needs: 'YOU', step, count };
  if (deal.unreadMessages > 0) return { needs: 'YOU', step: 'READ_MESSAGES', count: deal.unreadMessages };
  return { needs: step ? 'OWN_TEAM' : 'OTHER_SIDE' };
}
