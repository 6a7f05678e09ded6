import { limits } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useAnswerPayout } from '../../features/payouts/payout-queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface DenyDialogProps {
  dealId: string;
  amountCents: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a creator says that nothing came, with a word for the brand. */
export function DenyDialog({ dealId, amountCents, open, onOpenChange }: DenyDialogProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending } = useAnswerPayout(dealId);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.payout_deny_title({ amount: formatMoney(amountCents) })}
      confirmLabel={m.payout_deny()}
      busy={isPending}
      busyText={m.payout_denying()}
      onConfirm={() =>
        mutate({ arrived: false, note: note.trim() }, { onSettled: () => onOpenChange(false) })
      }
      field={
        <Field label={m.payout_deny_note()}>
          <TextArea
            dir="auto"
            rows={3}
            maxLength={limits.text}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      }
    >
      {m.payout_deny_text()}
    </ConfirmDialog>
  );
}
