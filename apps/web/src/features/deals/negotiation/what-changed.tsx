import type { DealDetail, OwnUser, Proposal } from '@briefcast/contract';
import { brandPersonWithin } from '@briefcast/i18n/labels/brand-person';
import { dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { m } from '@briefcast/i18n/messages';
import { useUser } from '../../../lib/use-user.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { brandName, creatorName } from '../party-names.ts';
import { proposalStates } from './rounds-of-terms.tsx';

/** Side that ended a proposal: its author by withdrawing, else the other one. */
function whoEnded(deal: DealDetail, { by, state, answeredBy }: Proposal, viewer: OwnUser): string {
  const isBrand = (by === 'BRAND') === (state === 'WITHDRAWN');
  if (isBrand) return brandPersonWithin(answeredBy, brandName(deal.brand), viewer);
  return viewer.role === 'CREATOR' ? m.who_you_within() : creatorName(deal.creator);
}

/** Why terms can no longer be answered with others, and who saw to it where that is known. */
export function WhatChanged({ deal, answered }: { deal: DealDetail; answered: Proposal | null }) {
  const viewer = useUser();
  const now = deal.proposals?.find(({ id }) => id === answered?.id);
  if (deal.status === 'CANCELLED') return m.deal_brand_cancelled();
  if (now?.state === 'LAPSED') return m.refusal_proposal_lapsed();
  if (now && now.state !== 'OPEN')
    return (
      <RichText
        parts={m.proposal_state_by.parts({
          state: proposalStates[now.state](),
          person: whoEnded(deal, now, viewer),
        })}
        tags={{ person: (children) => <bdi>{children}</bdi> }}
      />
    );
  if (deal.status === 'BRIEF_SENT') return m.refusal_proposal_one_open();
  return m.refusal_proposal_not_now({ status: dealStatusLabel(deal.status) });
}
