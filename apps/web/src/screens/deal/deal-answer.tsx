import { type DealDetail, movesFor } from '@briefcast/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { RejectDialog } from '../../features/deals/reject-dialog.tsx';
import { useChangeStatus } from '../../features/deals/use-change-status.ts';
import { Button } from '../../ui/button.tsx';

/** Accept Deal and Reject Deal, while a brief waits for its answer. */
export function DealAnswer({ deal }: { deal: DealDetail }) {
  const accept = useChangeStatus(deal.id, {
    failed: 'The deal could not be accepted',
    done: 'Deal accepted',
    doneDetail: 'You can upload your content now.',
  });
  const [rejecting, setRejecting] = useState(false);
  if (!movesFor(deal.status, 'CREATOR', deal.files).includes('ACCEPTED')) return null;

  return (
    <>
      <Button variant="outline" disabled={accept.isPending} onClick={() => setRejecting(true)}>
        Reject Deal
      </Button>
      <Button
        variant="cast"
        icon={<Check aria-hidden className="ic" />}
        busy={accept.isPending}
        busyText="Accepting..."
        onClick={() => accept.mutate('ACCEPTED')}
      >
        Accept Deal
      </Button>
      <RejectDialog dealId={deal.id} title={deal.title} open={rejecting} onOpenChange={setRejecting} />
    </>
  );
}
