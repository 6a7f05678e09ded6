import type { AdminSubscriptionOrder } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';
import { type ArrivedTransfer, ConfirmTransfer } from './confirm-transfer.tsx';

/** Months of creators' subscriptions that wait for their transfers. */
export function MonthsCard() {
  const { data, error, refetch } = useQuery(adminQ('adminSubscriptions.awaiting'));
  return (
    <Card flush title={m.admin_months_title()}>
      <p className="hint px-5 pb-3 md:px-7">{m.admin_months_text()}</p>
      {error && !data ? (
        <ErrorState className="p-5" onRetry={() => void refetch()}>
          {errorText(error, m.admin_months_failed())}
        </ErrorState>
      ) : null}
      {data?.orders.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-ui text-ink-2 md:px-7">{m.admin_months_none()}</p>
      ) : null}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {data?.orders.map((order) => (
          <Month key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function Month({
  order: { id, reference, creator, grossFils, createdAt },
}: {
  order: AdminSubscriptionOrder;
}) {
  const [isAsked, setAsked] = useState(false);
  const confirm = useMutation({
    mutationFn: ({ receivedOn, bankReference }: ArrivedTransfer) =>
      adminClient.adminSubscriptions.confirm({ params: { id }, body: { receivedOn, bankReference } }),
    onSuccess: () => {
      setAsked(false);
      toastSuccess(m.admin_months_done(), reference);
    },
    onError: (error) => toastError(errorText(error, m.admin_months_confirm_failed())),
    onSettled: refreshAdmin,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 text-ui md:px-7">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">
          <bdi>{creator.name}</bdi>
        </p>
        <p className="hint num">
          <bdi>{reference}</bdi>
          {m.facts_comma()}
          {formatLongDate(createdAt)}
        </p>
      </div>
      <Button
        size="sm"
        icon={<Check aria-hidden className="ic" />}
        aria-description={reference}
        onClick={() => setAsked(true)}
      >
        {m.admin_months_confirm({ amount: formatDirhams(grossFils) })}
      </Button>
      {isAsked ? (
        <ConfirmTransfer
          reference={reference}
          name={creator.name}
          expectedFils={grossFils}
          consequence={m.admin_transfer_month()}
          takesDifference={false}
          busy={confirm.isPending}
          onConfirm={confirm.mutate}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </li>
  );
}
