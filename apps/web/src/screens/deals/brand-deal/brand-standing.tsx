import { can, type DealDetail, type OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { DealNote, DoneBy, StatusReason } from '../../../features/deals/deal-note.tsx';
import { creatorName } from '../../../features/deals/party-names.ts';
import { actorOf, partiesOf } from '../../../lib/policy.ts';
import { RichText } from '../../../ui/rich-text.tsx';

const namedTexts = {
  BRIEF_SENT: m.deal_brand_waits,
  NEEDS_REVISION: m.deal_brand_sent_back,
  REJECTED: m.deal_brand_rejected,
};

function noteOf({ status, creator }: DealDetail, mayMove: boolean): ReactNode {
  const texts = mayMove ? namedTexts : { ...namedTexts, BRIEF_SENT: m.role_brief_waits };
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
      return m.deal_brand_cancelled();
    default:
      return null;
  }
}

/** Where the deal stands, when there is something to wait for or nothing left to do. */
export function BrandStanding({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const note = noteOf(deal, can(actorOf(user), 'deal.move', partiesOf(deal, user)));
  return note === null ? null : (
    <DealNote status={deal.status}>
      <span>{note}</span>
      <DoneBy deal={deal} />
      <StatusReason deal={deal} />
    </DealNote>
  );
}
