import { formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../lib/show-error.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

const mostReason = 500;

interface RefundFrameProps {
  /** Name of the money's owner; undefined while it is unknown. */
  name: string | undefined;
  /** Refund in fils; undefined while it is unknown, and then no reason is asked for. */
  fils: number | undefined;
  reasonLabel: string;
  /** Consequences of confirming. */
  children: ReactNode;
  /** Above the reason. */
  facts?: ReactNode;
  /** Below the reason. */
  confirmation?: ReactNode;
  /** Disables sending while something besides the reason is missing. */
  disabled?: boolean;
  /** Given the reason; returns the credit note's number, null while the provider has not sent the money. */
  send: (reason: string) => Promise<{ creditNote: string | null }>;
  failedText: string;
  onClose: () => void;
}

/** The question before money is given back: with a reason, and with what came of it said. */
export function RefundFrame({
  name,
  fils,
  reasonLabel,
  children,
  facts,
  confirmation,
  disabled = false,
  send,
  failedText,
  onClose,
}: RefundFrameProps) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const refund = useMutation({
    mutationFn: send,
    onSuccess: ({ creditNote }) => {
      onClose();
      toastSuccess(
        creditNote === null ? m.admin_refund_on_its_way() : m.admin_refund_done({ number: creditNote }),
      );
    },
    onError: (failure) => toastError(errorText(failure, failedText)),
    onSettled: refreshAdmin,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name === undefined ? m.admin_refund() : m.admin_refund_named({ name })}
      confirmLabel={
        fils === undefined ? m.admin_refund() : m.admin_refund_amount({ amount: formatDirhams(fils) })
      }
      busy={refund.isPending}
      busyText={m.admin_refunding()}
      danger
      disabled={disabled || fils === undefined || reason === ''}
      onConfirm={() => refund.mutate(reason)}
      field={
        <div className="grid content-start gap-4">
          {facts}
          {fils === undefined ? null : (
            <Field label={reasonLabel}>
              <TextArea
                dir="auto"
                rows={3}
                maxLength={mostReason}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          )}
          {confirmation}
        </div>
      }
    >
      {children}
    </ConfirmDialog>
  );
}
