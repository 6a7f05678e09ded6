import type { AdminSubscriptionOrder } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCcw, Search } from 'lucide-react';
import { useState } from 'react';
import { adminPagedQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FurtherName } from '../../../ui/further-name.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { RefundFrame } from './refund-frame.tsx';

/** Number of paid months shown: the newest are the ones that people ask about. */
const monthsShown = 5;

const wholeReference = /^SUB-\d{4}-\d{4,}$/;

/** Months of creators' subscriptions that were paid, newest first, each of which can be refunded. */
export function PaidMonthsCard() {
  const [typed, setTyped] = useState('');
  const [refunded, setRefunded] = useState<AdminSubscriptionOrder | null>(null);
  const wanted = typed.trim().toUpperCase();
  // While it is being typed the list stays as it is.
  const reference = wholeReference.test(wanted) ? wanted : '';
  const list = useInfiniteQuery(
    adminPagedQ('adminSubscriptions.paid', {
      query: { ...(reference === '' ? {} : { reference }), limit: monthsShown },
    }),
  );
  const months = eachOnce(list.data?.pages.flatMap((page) => page.orders) ?? []);
  return (
    <Card flush title={m.admin_paid_months()}>
      <search className="block px-5 pb-4 md:px-7">
        <Field label={m.billing_reference()} className="max-w-72">
          <TextInput
            type="search"
            placeholder={m.admin_paid_months_search()}
            maxLength={50}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            start={<Search aria-hidden className="ic" />}
          />
        </Field>
      </search>
      {list.isPending ? <LoadingText className="p-6">{m.admin_paid_months_loading()}</LoadingText> : null}
      {list.isError && !list.data ? (
        <ErrorState className="p-6" onRetry={() => void list.refetch()}>
          {errorText(list.error, m.admin_months_failed())}
        </ErrorState>
      ) : null}
      {list.isSuccess && months.length === 0 ? (
        <p role="status" className="border-t border-line px-5 py-6 text-ui text-ink-2 md:px-7">
          {reference === '' ? m.admin_paid_months_none() : m.admin_paid_months_not_found()}
        </p>
      ) : null}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {months.map((month) => (
          <PaidMonth key={month.id} month={month} onRefund={() => setRefunded(month)} />
        ))}
      </ul>
      <MorePages list={list} busyText={m.admin_paid_months_loading()} failedText={m.admin_months_failed()} />
      {refunded ? (
        <MonthRefundDialog key={refunded.id} month={refunded} onClose={() => setRefunded(null)} />
      ) : null}
    </Card>
  );
}

interface PaidMonthProps {
  month: AdminSubscriptionOrder;
  onRefund: () => void;
}

function PaidMonth({ month, onRefund }: PaidMonthProps) {
  const { reference, creator, grossFils, paidAt, createdAt, source, refundedAt } = month;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3 text-ui md:px-7">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">
          <bdi>{creator.name}</bdi>
        </p>
        <p className="hint num">
          <bdi>{reference}</bdi>
          {m.facts_comma()}
          {formatLongDate(paidAt ?? createdAt)}
          {m.facts_comma()}
          {source === 'CARD' ? m.billing_card() : m.billing_bank_transfer()}
        </p>
      </div>
      <span className="num font-semibold">{formatDirhams(grossFils)}</span>
      {refundedAt ? (
        <Badge tone="orange" icon={<RotateCcw aria-hidden className="ic" />}>
          {m.billing_refunded()}
        </Badge>
      ) : (
        <Button variant="danger-outline" size="sm" onClick={onRefund}>
          {m.admin_refund()}
          <FurtherName>{reference}</FurtherName>
        </Button>
      )}
    </li>
  );
}

interface MonthRefundDialogProps {
  month: AdminSubscriptionOrder;
  onClose: () => void;
}

/** Asks for the reason of a month's refund before the money goes. */
function MonthRefundDialog({ month, onClose }: MonthRefundDialogProps) {
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
