import { can, type DealDetail, type OwnUser, openProposal } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { DealNote, EndOfDeal } from '../../../features/deals/deal-note.tsx';
import { creatorName } from '../../../features/deals/party-names.ts';
import { isDepositOpen } from '../../../features/payouts/deposit-of-deal.tsx';
import { actorOf, partiesOf } from '../../../lib/policy.ts';
import { RichText } from '../../../ui/rich-text.tsx';

const namedTexts = {
  NEEDS_REVISION: m.deal_brand_sent_back,
  REJECTED: m.deal_brand_rejected,
};

/** State of the brief: with the creator, or back with the creator's terms. */
function briefText({ proposals }: DealDetail, mayMove: boolean) {
  if (openProposal(proposals)?.by === 'CREATOR') return mayMove ? m.deal_brand_terms_wait : m.role_terms_wait;
  return mayMove ? m.deal_brand_waits : m.role_brief_waits;
}

function noteOf(deal: DealDetail, mayMove: boolean): ReactNode {
  const { status, creator } = deal;
  const texts = { ...namedTexts, BRIEF_SENT: briefText(deal, mayMove) };
  switch (status) {
    case 'BRIEF_SENT':
    case 'NEEDS_REVISION':
    case 'REJECTED':
      return (
        <RichText
          parts={texts[status].parts({ creator: creatorName(creator) })}
          tags={{ creator: (children) => <bdi>{children}</bdi> }}
        />
      );
    case 'COMPLETED':
      return m.deal_is_complete();
    case 'CANCELLED':
      return isDepositOpen(deal) ? m.deal_cancelled_deposit() : m.deal_brand_cancelled();
    default:
      return null;
  }
}

/** State of the deal, when there is something to wait for or nothing left to do. */
export function BrandDealState({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const note = noteOf(deal, can(actorOf(user), 'deal.move', partiesOf(deal, user)));
  return note === null ? null : (
    <DealNote status={deal.status}>
      <span>{note}</span>
      <EndOfDeal deal={deal} />
    </DealNote>
  );
}
