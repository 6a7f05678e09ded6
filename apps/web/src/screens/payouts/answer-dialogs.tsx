/** Questions before a creator answers a payment, or a part of one. */
import { type Currency, limits } from '@briefcast/contract';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useState } from 'react';
import type { useAnswerPayout } from '../../features/payouts/use-payouts.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface AnswerDialogProps {
  currency: Currency;
  amountCents: number;
  text: string;
  answering: Pick<ReturnType<typeof useAnswerPayout>, 'mutate' | 'isPending'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface ArrivedDialogProps extends AnswerDialogProps {
  /** Day on which it counts as arrived without an answer. */
  countsOn?: string | null;
  /** The brand's statement on the payment. */
  proof?: ReactNode;
}

/** Asks before a creator says that the money came, which is final. */
export function ArrivedDialog({
  currency,
  amountCents,
  text,
  countsOn,
  proof,
  answering: { mutate, isPending },
  open,
  onOpenChange,
}: ArrivedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.payout_confirm_title({ amount: formatMoney(amountCents, currency) })}
      confirmLabel={m.payout_arrived()}
      busy={isPending}
      busyText={m.payout_confirming()}
      onConfirm={() => mutate({ arrived: true }, { onSettled: () => onOpenChange(false) })}
    >
      {text}
      {countsOn ? <p className="mt-2">{m.payout_confirm_until({ day: formatShortDate(countsOn) })}</p> : null}
      {proof ? <div className="mt-3">{proof}</div> : null}
    </ConfirmDialog>
  );
}

/** Asks before a creator says that nothing came, with a word for the brand. */
export function DenyDialog({
  currency,
  amountCents,
  text,
  answering,
  open,
  onOpenChange,
}: AnswerDialogProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending } = answering;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.payout_deny_title({ amount: formatMoney(amountCents, currency) })}
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
      {text}
    </ConfirmDialog>
  );
}
