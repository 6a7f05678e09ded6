import { limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useChangeStatus } from './use-change-status.ts';

interface RejectDialogProps {
  dealId: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a creator turns a brief down; that cannot be taken back. */
export function RejectDialog({ dealId, title, open, onOpenChange }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const reject = useChangeStatus(dealId, {
    failed: m.deal_reject_failed(),
    done: m.deal_rejected(),
    reason: reason.trim(),
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
      field={
        <Field label={m.deal_reject_reason()} hint={m.deal_reject_reason_hint()}>
          <TextArea
            rows={3}
            maxLength={limits.text}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      }
    >
      <RichText
        parts={m.deal_reject_text.parts({ title })}
        tags={{ title: (children) => <bdi className="font-semibold">{children}</bdi> }}
      />
    </ConfirmDialog>
  );
}
