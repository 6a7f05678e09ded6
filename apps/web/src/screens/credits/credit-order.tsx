import type { CreditOrder } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDateWithTime, formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { orderLook } from '../../features/credits/movement-look.ts';
import { InvoicesCard } from '../../features/invoices/invoices-card.tsx';
import { ReferenceTicket } from '../../features/payments/reference-ticket.tsx';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { BillingGate } from './billing-gate.tsx';
import { DetailsDialog } from './details-card.tsx';
import { DetailsMissing } from './details-missing.tsx';
import { PayByCard } from './pay-by-card.tsx';
import { ProForma } from './pro-forma.tsx';

/** One order: its pro-forma invoice, and what happens next (/billing/orders/:id). */
export function CreditOrderScreen() {
  useDocumentTitle(m.billing_pro_forma_word());
  const { id = '' } = useParams();
  return (
    <BillingGate>
      <OrderPage key={id} id={id} />
    </BillingGate>
  );
}

const creditsOf = ({ credits }: CreditOrder) =>
  m.credits_counted({ n: credits, count: formatCount(credits) });

function OrderPage({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(q('billing.readOrder', { params: { id } }));
  const [search] = useSearchParams();
  const [isCompleting, setCompleting] = useState(false);
  const back = <BackLink to={paths.billing.href()}>{m.billing_title()}</BackLink>;
  if (!data) {
    return (
      <Main>
        <PageHeader title={m.billing_pro_forma_word()} back={back} />
        {isPending ? <LoadingText className="mt-6">{m.billing_order_loading()}</LoadingText> : null}
        {error ? (
          <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
            {errorText(error, m.billing_order_load_failed())}
          </ErrorState>
        ) : null}
      </Main>
    );
  }
  const { order, seller, takesCards = false } = data;
  const isAwaiting = order.status === 'AWAITING';
  // Spares people who have just paid by card the request to transfer the amount as well.
  const hasPaidByCard = isAwaiting && takesCards && search.has('paid');
  const { tone, Icon, text } = orderLook(order);
  return (
    <Main>
      <PageHeader
        title={m.billing_pro_forma({ reference: order.reference })}
        back={back}
        badge={
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {text()}
          </Badge>
        }
        subtitle={
          isAwaiting && !hasPaidByCard ? (
            m.billing_order_about({ credits: creditsOf(order), company: order.buyer.company })
          ) : (
            <>
              {creditsOf(order)}
              {m.facts_comma()}
              <bdi>{order.buyer.company}</bdi>
            </>
          )
        }
        actions={
          <>
            {isAwaiting && !hasPaidByCard ? <CancelOrder id={order.id} /> : null}
            <Button
              variant="outline"
              icon={<Printer aria-hidden className="ic" />}
              onClick={() => window.print()}
            >
              {m.billing_print()}
            </Button>
          </>
        }
      />
      {order.hasDiffering ? (
        <div className="mt-6">
          <Notice
            tone="orange"
            title={m.billing_differs_title()}
            icon={<TriangleAlert aria-hidden className="ic" />}
          >
            {m.billing_differs_text()}
          </Notice>
        </div>
      ) : null}
      {isAwaiting && !hasPaidByCard ? (
        <div className="mt-6 empty:hidden">
          <DetailsMissing details={order.buyer} onComplete={() => setCompleting(true)} />
        </div>
      ) : null}
      {isCompleting ? <DetailsDialog details={order.buyer} onClose={() => setCompleting(false)} /> : null}
      <div className="billing-columns mt-6">
        <ProForma order={order} seller={seller} />
        <div className="grid gap-5">
          {order.status === 'PAID' ? <InvoicesCard reference={order.reference} /> : null}
          {isAwaiting && takesCards && !order.hasDiffering ? <PayByCard id={order.id} /> : null}
          {hasPaidByCard ? null : <NextSteps order={order} />}
          {isAwaiting && !hasPaidByCard ? <ReferenceTicket reference={order.reference} /> : null}
        </div>
      </div>
    </Main>
  );
}

function CancelOrder({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const cancel = useMutation({
    mutationFn: () => client.billing.cancelOrder({ params: { id } }),
    onSuccess: () => {
      setAsked(false);
      toastSuccess(m.billing_cancel_done());
    },
    onError: (error) => toastError(errorText(error, m.billing_cancel_failed())),
    onSettled: () => invalidate('billing'),
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {m.billing_cancel_order()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.billing_cancel_question()}
        confirmLabel={m.billing_cancel_order()}
        cancelLabel={m.billing_keep_order()}
        onConfirm={() => cancel.mutate()}
        busy={cancel.isPending}
        busyText={m.billing_cancelling()}
        danger
      >
        {m.billing_cancel_text()}
      </ConfirmDialog>
    </>
  );
}

function NextSteps({ order }: { order: CreditOrder }) {
  const { createdAt, orderedBy, payBefore, grossFils, status } = order;
  const isPaid = status === 'PAID';
  const made = formatDateWithTime(createdAt);
  const steps = [
    {
      title: m.billing_step_made(),
      text: orderedBy ? m.billing_step_made_by({ date: made, name: orderedBy }) : made,
      isDone: true,
    },
    {
      title: m.billing_step_transfer({ amount: formatDirhams(grossFils) }),
      text: m.billing_step_transfer_text({ date: formatLongDate(payBefore) }),
      isDone: isPaid,
    },
    { title: m.billing_step_confirm(), text: m.billing_step_confirm_text(), isDone: isPaid },
    {
      title: m.billing_step_credits({ credits: creditsOf(order) }),
      text: m.billing_step_credits_text(),
      isDone: isPaid,
    },
  ];
  if (status === 'CANCELLED') return null;
  return (
    <Card title={m.billing_next()}>
      <ol className="order-steps">
        {steps.map(({ title, text, isDone }) => (
          <li key={title} data-done={isDone || undefined}>
            <div className="min-w-0">
              <p className="pt-1 font-semibold">{title}</p>
              <p className="hint">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
