import type { RefundOffer } from '@briefcast/contract';
import { centsFromDollars } from '@briefcast/contract/kit/money';
import { formatCount, formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { RefundFrame } from './refund-frame.tsx';

/** From here on the amount is typed before it is given back: AED 1,000 (rules/credits#refunds). */
const largeFils = 100_000;

/** Asks for the refund of a pack and its reason before the credits are taken. */
export function RefundDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const {
    data: offer,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...adminQ('adminMoney.refundOffer', { params: { id: orderId } }),
    gcTime: 0,
  });
  const [typed, setTyped] = useState('');
  const isLarge = offer !== undefined && offer.grossFils >= largeFils;
  const isConfirmed = !isLarge || centsFromDollars(typed) === offer.grossFils;
  function send(reason: string): Promise<{ creditNote: string | null }> {
    const call = { params: { id: orderId }, body: { credits: offer?.unused ?? 0, reason } };
    const { refundCard, refundOrder } = adminClient.adminMoney;
    return offer?.order.source === 'CARD' ? refundCard(call) : refundOrder(call);
  }
  return (
    <RefundFrame
      name={offer && nameOf(offer)}
      fils={offer?.grossFils}
      reasonLabel={m.admin_refund_reason()}
      facts={
        offer ? (
          <Facts offer={offer} />
        ) : (
          <div className="min-h-40">
            {error ? (
              <ErrorState onRetry={() => void refetch()}>
                {errorText(error, m.admin_refund_offer_failed())}
              </ErrorState>
            ) : (
              <LoadingText>{m.admin_refund_loading()}</LoadingText>
            )}
          </div>
        )
      }
      confirmation={
        isLarge ? (
          <Field label={m.admin_refund_type({ amount: formatDirhams(offer.grossFils) })}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        ) : null
      }
      disabled={!isConfirmed || isFetching}
      send={send}
      failedText={m.admin_refund_failed()}
      onClose={onClose}
    >
      {offer?.order.source === 'CARD' ? m.admin_refund_card_text() : m.admin_refund_text()}
    </RefundFrame>
  );
}

const nameOf = ({ order: { brand, buyer } }: RefundOffer) => brand?.companyName ?? buyer.company;

function Facts({ offer: { order, invoice, unused, grossFils } }: { offer: RefundOffer }) {
  const { paidAt, createdAt, receivedFils, credits, reference } = order;
  const facts = [
    [m.admin_refund_bought({ date: formatLongDate(paidAt ?? createdAt) }), formatDirhams(receivedFils ?? 0)],
    [m.admin_refund_invoice(), invoice ?? reference],
    [m.admin_refund_unused(), m.admin_refund_of({ unused: formatCount(unused), all: formatCount(credits) })],
    [m.admin_refund_one_credit(), formatDirhams(Math.round((receivedFils ?? 0) / credits))],
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
