/** Next step that a deal waits for, as one of its sides reads it in a list (rules/deals#next-action). */
import type { Role } from '../accounts/schemas.ts';
import { hasSampleOut, type OwnSampleStep, ownSampleStep, waitsForSample } from '../samples/own-step.ts';
import type { DealListItem } from './schemas.ts';
import { closedStatuses, reviewStatuses } from './status.ts';

/** Steps that can be the reader's to do. */
export type OwnStep =
  | 'ANSWER_BRIEF'
  | 'ANSWER_TERMS'
  | 'ANSWER_CANCELLATION'
  | 'ANSWER_ADDITION'
  | 'SUBMIT'
  | 'REVISE'
  | 'REVIEW'
  | 'COMPLETE'
  | OwnSampleStep
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

type DealFacts = Pick<
  DealListItem,
  'status' | 'contentSummary' | 'openProposal' | 'unreadMessages' | 'sampleState' | 'additionsToAnswer'
>;

/** Actions that not every role of an organisation may do: they change the deal's status, or need a creator's address. */
const moves: readonly OwnStep[] = [
  'ANSWER_BRIEF',
  'ANSWER_TERMS',
  'ANSWER_CANCELLATION',
  'SUBMIT',
  'COMPLETE',
  'SEND_SAMPLE',
  'CONFIRM_RETURN',
];

type Step = [step: OwnStep, count?: number] | null;

function stepOfBrand({ status, contentSummary }: DealFacts): Step {
  const { totalFiles, pendingReview, approved } = contentSummary;
  if (!reviewStatuses.includes(status)) return null;
  if (pendingReview > 0) return ['REVIEW', pendingReview];
  return status !== 'NEEDS_REVISION' && totalFiles > 0 && approved === totalFiles ? ['COMPLETE'] : null;
}

function stepOfCreator({ status, contentSummary, sampleState }: DealFacts): Step {
  const { totalFiles, approved, needsRevision } = contentSummary;
  if (status === 'BRIEF_SENT') return ['ANSWER_BRIEF'];
  if (status === 'NEEDS_REVISION') return ['REVISE', needsRevision];
  if (status !== 'ACCEPTED' && status !== 'IN_PROGRESS') return null;
  if (totalFiles > 0 && approved === totalFiles) return null;
  return waitsForSample(sampleState) ? null : ['SUBMIT'];
}

function stepOf(deal: DealFacts, viewer: Role): Step {
  const { openProposal } = deal;
  if (openProposal?.by === viewer) return null;
  if (openProposal) return [openProposal.kind === 'TERMS' ? 'ANSWER_TERMS' : 'ANSWER_CANCELLATION'];
  const { additionsToAnswer = 0 } = deal;
  if (additionsToAnswer > 0) return ['ANSWER_ADDITION', additionsToAnswer];
  const work = viewer === 'BRAND' ? stepOfBrand(deal) : stepOfCreator(deal);
  // A verdict and what was sent back come first; before there is content to submit comes the product that it shows.
  if (work && work[0] !== 'SUBMIT') return work;
  const sample = ownSampleStep(viewer, deal);
  return sample ? [sample] : work;
}

function stepAfterDeal(deal: DealFacts, viewer: Role): Step {
  const sample = ownSampleStep(viewer, deal);
  return sample && [sample];
}

/**
 * Next step in an open deal and its side; null for a closed one, unless its sample has to go back. Unread messages
 * are the reader's where nothing else is. `mayMove` is whether the reader's role allows to move the deal.
 */
export function nextAction(deal: DealFacts, viewer: Role, mayMove = true): NextAction | null {
  const isOver = closedStatuses.includes(deal.status);
  if (isOver && !hasSampleOut(deal)) return null;
  // A role that may not answer an addition still sees its own work.
  const open = mayMove ? deal : { ...deal, additionsToAnswer: 0 };
  const [step, count = 0] = (isOver ? stepAfterDeal(deal, viewer) : stepOf(open, viewer)) ?? [];
  if (step && (mayMove || !moves.includes(step))) return { needs: 'YOU', step, count };
  if (deal.unreadMessages > 0) return { needs: 'YOU', step: 'READ_MESSAGES', count: deal.unreadMessages };
  return { needs: step ? 'OWN_TEAM' : 'OTHER_SIDE' };
}
