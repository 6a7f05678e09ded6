import type { AdminSubscriptionOrder } from '@briefcast/contract';
import { formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../lib/api.ts';
import { errorText } from '../../lib/show-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { refreshAdmin } from './admin-queries.ts';

const mostReason = 500;

/** Why a month is given back: asked before its money goes. */
export function MonthRefundDialog({
  month,
  onClose,
}: {
  month: AdminSubscriptionOrder;
  onClose: () => void;
}) {
  const { id, creator, grossFils, source } = month;
  const [reason, setReason] = useState('');
  const refund = useMutation({
    mutationFn: () =>
      adminClient.adminSubscriptions.refund({ params: { id }, body: { reason: reason.trim() } }),
    onSuccess: ({ creditNote }) => {
      onClose();
      toastSuccess(
        creditNote === null ? m.admin_refund_on_its_way() : m.admin_refund_done({ number: creditNote }),
      );
    },
    onError: (failure) => toastError(errorText(failure, m.admin_month_refund_failed())),
    onSettled: refreshAdmin,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.admin_refund_named({ name: creator.name })}
      confirmLabel={m.admin_refund_amount({ amount: formatDirhams(grossFils) })}
      busy={refund.isPending}
      busyText={m.admin_refunding()}
      danger
      disabled={reason.trim() === ''}
      onConfirm={() => refund.mutate()}
      field={
        <Field label={m.admin_month_refund_reason()}>
          <TextArea
            dir="auto"
            rows={3}
            maxLength={mostReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      }
    >
      {source === 'CARD' ? m.admin_month_refund_card() : m.admin_month_refund_transfer()}
    </ConfirmDialog>
  );
}
