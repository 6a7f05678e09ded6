import { m } from '@briefcast/i18n/messages';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
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
    failed: m.deal_reject_failed(),
    done: m.deal_rejected(),
  });

  function handleConfirm() {
    reject.mutate('REJECTED', { onSettled: () => onOpenChange(false) });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.deal_reject_title()}
      confirmLabel={m.deal_reject()}
      cancelLabel={m.deal_keep_brief()}
      danger
      busy={reject.isPending}
      busyText={m.deal_rejecting()}
      onConfirm={handleConfirm}
    >
      <RichText
        parts={m.deal_reject_text.parts({ title })}
        tags={{ title: (children) => <bdi className="font-semibold">{children}</bdi> }}
      />
    </ConfirmDialog>
  );
}
