import type { DealListItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { AcceptDialog } from '../../features/deals/accept-dialog.tsx';
import { RejectDialog } from '../../features/deals/reject-dialog.tsx';
import { useChangeStatus } from '../../features/deals/use-change-status.ts';
import { Button } from '../../ui/button.tsx';

/** Accept or Reject on a brief's sheet. */
export function BriefAnswer({ deal, titleId }: { deal: DealListItem; titleId: string }) {
  const accept = useChangeStatus(deal.id, {
    failed: m.dashboard_accept_failed(),
    done: m.dashboard_accepted(),
    doneDetail: m.dashboard_accepted_text(),
  });
  const [accepting, setAccepting] = useState(false);
  const [rejecting, setRejecting] = useState(false);

  return (
    <div className="relative z-10 flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button
        variant="outline"
        size="sm"
        className="max-sm:min-h-11"
        aria-describedby={titleId}
        onClick={() => setRejecting(true)}
      >
        {m.deal_reject()}
      </Button>
      <Button
        size="sm"
        className="max-sm:min-h-11"
        icon={<Check aria-hidden className="ic" />}
        aria-describedby={titleId}
        onClick={() => setAccepting(true)}
      >
        {m.dashboard_accept()}
      </Button>
      {accepting ? (
        <AcceptDialog
          dealId={deal.id}
          title={deal.title}
          acceptLabel={m.dashboard_accept()}
          busy={accept.isPending}
          onAccept={() => accept.mutate('ACCEPTED', { onSettled: () => setAccepting(false) })}
          onClose={() => setAccepting(false)}
        />
      ) : null}
      <RejectDialog dealId={deal.id} title={deal.title} open={rejecting} onOpenChange={setRejecting} />
    </div>
  );
}
