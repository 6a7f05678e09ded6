import { type DealDetail, movesFor } from '@briefcast/contract';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { creatorName } from '../../features/deals/party-names.ts';
import { useChangeStatus } from '../../features/deals/use-change-status.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** What a brand can do with the whole deal: withdraw a brief, complete a project. */
export function BrandActions({ deal }: { deal: DealDetail }) {
  const moves = movesFor(deal.status, 'BRAND', deal.files);
  return (
    <>
      {moves.includes('CANCELLED') ? <WithdrawBrief deal={deal} /> : null}
      {deal.status === 'SUBMITTED' && moves.includes('COMPLETED') ? <CompleteProject deal={deal} /> : null}
    </>
  );
}

function CompleteProject({ deal }: { deal: DealDetail }) {
  const complete = useChangeStatus(deal.id, {
    failed: 'The project could not be completed',
    done: 'Project completed',
  });
  return (
    <Button
      variant="cast"
      icon={<Check aria-hidden className="ic" />}
      busy={complete.isPending}
      busyText="Completing..."
      onClick={() => complete.mutate('COMPLETED')}
    >
      Complete Project
    </Button>
  );
}

function WithdrawBrief({ deal }: { deal: DealDetail }) {
  const withdraw = useChangeStatus(deal.id, {
    failed: 'The brief could not be withdrawn',
    done: 'Brief withdrawn',
  });
  const [asking, setAsking] = useState(false);

  function handleConfirm() {
    withdraw.mutate('CANCELLED', { onSettled: () => setAsking(false) });
  }

  return (
    <>
      <Button
        variant="danger-outline"
        icon={<Undo2 aria-hidden className="ic ic-turn" />}
        onClick={() => setAsking(true)}
      >
        Withdraw Brief
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this brief?"
        confirmLabel="Withdraw Brief"
        cancelLabel="Keep brief"
        danger
        busy={withdraw.isPending}
        busyText="Withdrawing..."
        onConfirm={handleConfirm}
      >
        <bdi>{creatorName(deal.creator)}</bdi> can no longer accept it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
