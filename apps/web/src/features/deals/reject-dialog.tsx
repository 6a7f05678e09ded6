import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useChangeStatus } from './use-change-status.ts';

interface RejectDialogProps {
  dealId: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a creator turns a brief down; that cannot be taken back. */
export function RejectDialog({ dealId, title, open, onOpenChange }: RejectDialogProps) {
  const reject = useChangeStatus(dealId, {
    failed: 'The brief could not be rejected',
    done: 'Brief rejected',
  });

  function handleConfirm() {
    reject.mutate('REJECTED', { onSettled: () => onOpenChange(false) });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Reject this brief?"
      confirmLabel="Reject"
      cancelLabel="Keep brief"
      danger
      busy={reject.isPending}
      busyText="Rejecting..."
      onConfirm={handleConfirm}
    >
      <bdi className="font-semibold">{title}</bdi> goes back to the brand as rejected. This cannot be undone.
    </ConfirmDialog>
  );
}
