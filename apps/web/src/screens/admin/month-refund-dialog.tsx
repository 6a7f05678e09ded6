import type { AdminSubscriptionOrder } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { adminClient } from '../../lib/api.ts';
import { RefundFrame } from './refund-frame.tsx';

interface MonthRefundDialogProps {
  month: AdminSubscriptionOrder;
  onClose: () => void;
}

/** Why a month is given back: asked before its money goes. */
export function MonthRefundDialog({ month, onClose }: MonthRefundDialogProps) {
  const { id, creator, grossFils, source } = month;
  return (
    <RefundFrame
      name={creator.name}
      fils={grossFils}
      reasonLabel={m.admin_month_refund_reason()}
      send={(reason) => adminClient.adminSubscriptions.refund({ params: { id }, body: { reason } })}
      failedText={m.admin_month_refund_failed()}
      onClose={onClose}
    >
      {source === 'CARD' ? m.admin_month_refund_card() : m.admin_month_refund_transfer()}
    </RefundFrame>
  );
}
