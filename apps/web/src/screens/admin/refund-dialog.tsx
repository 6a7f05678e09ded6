import type { RefundOffer } from '@briefcast/contract';
import { centsFromDollars } from '@briefcast/contract/rules/money';
import { formatCount, formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../lib/api.ts';
import { errorText } from '../../lib/show-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { refreshAdmin, refundOfferQuery } from './admin-queries.ts';

const mostReason = 500;
/** From here on the amount is typed before it is given back: AED 1,000 (rules/billing#refunds). */
const largeFils = 100_000;

/** What is given back of a pack, and why: asked before its credits are taken. */
export function RefundDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data: offer, error, refetch, isFetching } = useQuery(refundOfferQuery(orderId));
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const isLarge = offer !== undefined && offer.grossFils >= largeFils;
  const isConfirmed = offer !== undefined && (!isLarge || centsFromDollars(typed) === offer.grossFils);
  const refund = useMutation({
    mutationFn: ({ unused: credits, order }: RefundOffer): Promise<{ creditNote: string | null }> => {
      const call = { params: { id: orderId }, body: { credits, reason: reason.trim() } };
      const { refundCard, refundOrder } = adminClient.adminMoney;
      return order.source === 'CARD' ? refundCard(call) : refundOrder(call);
    },
    onSuccess: ({ creditNote }) => {
      onClose();
      toastSuccess(
        creditNote === null ? m.admin_refund_on_its_way() : m.admin_refund_done({ number: creditNote }),
      );
    },
    onError: (failure) => toastError(errorText(failure, m.admin_refund_failed())),
    onSettled: refreshAdmin,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={offer ? m.admin_refund_named({ name: nameOf(offer) }) : m.admin_refund()}
      confirmLabel={
        offer ? m.admin_refund_amount({ amount: formatDirhams(offer.grossFils) }) : m.admin_refund()
      }
      busy={refund.isPending}
      busyText={m.admin_refunding()}
      danger
      disabled={!isConfirmed || isFetching || reason.trim() === ''}
      onConfirm={() => offer && refund.mutate(offer)}
      field={
        <div className="grid min-h-40 content-start gap-4 pe-6 md:pe-7">
          {offer ? (
            <>
              <Facts offer={offer} />
              <Field label={m.admin_refund_reason()}>
                <TextArea
                  dir="auto"
                  rows={3}
                  maxLength={mostReason}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field>
              {isLarge ? (
                <Field label={m.admin_refund_type({ amount: formatDirhams(offer.grossFils) })}>
                  <TextInput
                    inputMode="decimal"
                    autoComplete="off"
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                </Field>
              ) : null}
            </>
          ) : error ? (
            <ErrorState onRetry={() => void refetch()}>
              {errorText(error, m.admin_refund_offer_failed())}
            </ErrorState>
          ) : (
            <LoadingText>{m.admin_refund_loading()}</LoadingText>
          )}
        </div>
      }
    >
      {offer?.order.source === 'CARD' ? m.admin_refund_card_text() : m.admin_refund_text()}
    </ConfirmDialog>
  );
}

const nameOf = ({ order: { brand, buyer } }: RefundOffer) => brand?.companyName ?? buyer.company;

function Facts({ offer: { order, invoice, unused, grossFils } }: { offer: RefundOffer }) {
  const { paidAt, createdAt, receivedFils, credits, reference } = order;
  const facts = [
    [m.admin_refund_bought({ date: formatLongDate(paidAt ?? createdAt) }), formatDirhams(receivedFils ?? 0)],
    [m.admin_refund_invoice(), invoice ?? reference],
    [m.admin_refund_unused(), m.admin_refund_of({ unused: formatCount(unused), all: formatCount(credits) })],
    [m.admin_refund(), formatDirhams(grossFils)],
  ] as const;
  return (
    <dl className="grid gap-2 text-ui">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-4 last:border-t last:border-line last:pt-2 last:font-semibold"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="num">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
