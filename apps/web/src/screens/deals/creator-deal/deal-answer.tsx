import { type DealDetail, movesFor } from '@briefcast/contract';
import { canAcceptBrief } from '@briefcast/contract/deals/proposals';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { RejectDialog } from '../../../features/deals/reject-dialog.tsx';
import { OnlineButton, OnlineButtonLink } from '../../../ui/online-button.tsx';

/**
 * Accept Deal and Reject Deal, while a brief waits for its answer. Accepting begins with a look at the whole of
 * it. Terms of the brand that replaced the brief are accepted in place.
 */
export function DealAnswer({ deal }: { deal: DealDetail }) {
  const [rejecting, setRejecting] = useState(false);
  if (!movesFor(deal.status, 'CREATOR', deal.files).includes('ACCEPTED')) return null;

  return (
    <>
      <OnlineButton variant="outline" onClick={() => setRejecting(true)}>
        {m.deal_reject_deal()}
      </OnlineButton>
      {canAcceptBrief(deal.proposals).allowed ? (
        <OnlineButtonLink
          to={paths.acceptDeal.href(deal.id)}
          variant="cast"
          icon={<Check aria-hidden className="ic" />}
        >
          {m.deal_accept_deal()}
        </OnlineButtonLink>
      ) : null}
      <RejectDialog dealId={deal.id} title={deal.title} open={rejecting} onOpenChange={setRejecting} />
    </>
  );
}
