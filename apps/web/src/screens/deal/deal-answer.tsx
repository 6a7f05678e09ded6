import { type DealDetail, movesFor } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { AcceptDialog } from '../../features/deals/accept-dialog.tsx';
import { RejectDialog } from '../../features/deals/reject-dialog.tsx';
import { useChangeStatus } from '../../features/deals/use-change-status.ts';
import { Button } from '../../ui/button.tsx';

/** Accept Deal and Reject Deal, while a brief waits for its answer. */
export function DealAnswer({ deal }: { deal: DealDetail }) {
  const accept = useChangeStatus(deal.id, {
    failed: m.deal_accept_failed(),
    done: m.deal_accepted(),
    doneDetail: m.deal_accepted_text(),
  });
  const [accepting, setAccepting] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  if (!movesFor(deal.status, 'CREATOR', deal.files).includes('ACCEPTED')) return null;

  return (
    <>
      <Button variant="outline" onClick={() => setRejecting(true)}>
        {m.deal_reject_deal()}
      </Button>
      <Button variant="cast" icon={<Check aria-hidden className="ic" />} onClick={() => setAccepting(true)}>
        {m.deal_accept_deal()}
      </Button>
      {accepting ? (
        <AcceptDialog
          dealId={deal.id}
          title={deal.title}
          acceptLabel={m.deal_accept_deal()}
          busy={accept.isPending}
          onAccept={() => accept.mutate('ACCEPTED', { onSettled: () => setAccepting(false) })}
          onClose={() => setAccepting(false)}
        />
      ) : null}
      <RejectDialog dealId={deal.id} title={deal.title} open={rejecting} onOpenChange={setRejecting} />
    </>
  );
}
