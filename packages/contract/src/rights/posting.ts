/** Publisher of the content where nobody chose one (rules/rights#usual). */
import type { DeliverableKind } from '../deals/deliverables.ts';
import type { Posting, RightsTerms } from './terms.ts';

const posted: readonly DeliverableKind[] = ['Reel/Post', 'Story Post'];

/** Posting side: the chosen one, else both for posts that only the creator can make (reels, stories, boosted posts). */
export function postingOf(
  { posting, boostedPost }: { posting: Posting | null } & Pick<RightsTerms, 'boostedPost'>,
  deliverables: readonly DeliverableKind[],
): Posting {
  const isCreatorsPost = boostedPost !== null || deliverables.some((kind) => posted.includes(kind));
  return posting ?? (isCreatorsPost ? 'BOTH' : 'BRAND');
}
