import type { AdminOrder } from '@briefcast/contract';
import { formatCount, formatDirhams, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { errorText } from '../../../lib/show-error.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { cancelOrder } from '../actions/actions.ts';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';
import { refreshAdmin } from '../admin-queries.ts';
import { type ArrivedTransfer, ConfirmTransfer } from './confirm-transfer.tsx';
import { DifferingPayments } from './differing-payments.tsx';

/** An order that waits for its transfer: what came is asked for before its invoice is made. */
export function OrderLine({ order }: { order: AdminOrder }) {
  const { id, reference, credits, grossFils, createdAt, brand, buyer } = order;
  const name = brand?.companyName ?? buyer.company;
  const [isAsked, setAsked] = useState(false);
  const cancelling = useAdminAction();
  const confirm = useMutation({
    mutationFn: ({ note, ...came }: ArrivedTransfer) =>
      adminClient.adminMoney.confirmOrder({
        params: { id },
        body: { ...came, ...(note === '' ? {} : { note }) },
      }),
    onSuccess: () => {
      setAsked(false);
      toastSuccess(m.admin_money_confirmed());
    },
    onError: (error) => toastError(errorText(error, m.admin_money_confirm_failed())),
    onSettled: refreshAdmin,
  });
  return (
    <li>
      <div className="transfer-line">
        <div className="flex min-w-0 items-center gap-3">
          <BrandLogoAvatar
            name={name}
            src={brand?.profileImage ? mediaUrl(brand.profileImage) : null}
            size={36}
          />
          <div className="min-w-0">
            <p className="leading-tight font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="hint num">
              <bdi>{reference}</bdi>
              {m.facts_comma()}
              {formatShortDate(createdAt)}
              {m.facts_comma()}
              {m.credits_counted({ n: credits, count: formatCount(credits) })}
            </p>
          </div>
        </div>
        <div>
          <p className="num font-display text-[20px] leading-tight font-bold">{formatDirhams(grossFils)}</p>
          <p className="hint">{m.admin_money_expected()}</p>
        </div>
        <div className="transfer-buttons max-sm:*:flex-1">
          <Button
            variant="outline"
            size="sm"
            aria-description={reference}
            onClick={() => cancelling.ask(cancelOrder(order))}
          >
            {m.admin_money_cancel()}
          </Button>
          <Button size="sm" variant="cast" aria-description={reference} onClick={() => setAsked(true)}>
            {m.admin_money_confirm()}
          </Button>
        </div>
      </div>
      <DifferingPayments order={order} />
      <ActionDialog action={cancelling} />
      {isAsked ? (
        <ConfirmTransfer
          reference={reference}
          name={name}
          expectedFils={grossFils}
          consequence={m.admin_transfer_credits()}
          takesDifference
          busy={confirm.isPending}
          onConfirm={confirm.mutate}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </li>
  );
}
