import type { Payout, PayoutPart } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { paymentMethodLabel } from './payout-look.ts';

interface PaymentProofProps {
  payment: NonNullable<Payout['payment']>;
  /** Buttons at its end. */
  children?: ReactNode;
}

/** How a payment or a part of it was made, when, and by which reference, in a sentence. */
export function PaidHow({ method, paidOn, reference }: Pick<PayoutPart, 'method' | 'paidOn' | 'reference'>) {
  const inputs = { method: paymentMethodLabel(method), day: formatShortDate(paidOn) };
  if (!reference) return m.payout_paid_on(inputs);
  return (
    <RichText
      parts={m.payout_paid_on_reference.parts({ ...inputs, reference })}
      tags={{ reference: (text) => <bdi className="num font-semibold">{text}</bdi> }}
    />
  );
}

/** The brand's statement of its payment: how, when, by which reference, and the file that proves it. */
export function PaymentProof({ payment, children }: PaymentProofProps) {
  const { proof } = payment;
  return (
    <div className="proof" data-tone="aqua">
      <span aria-hidden className="proof-page">
        <FileText className="ic" />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {proof ? (
          <a
            href={mediaUrl(proof.url)}
            target="_blank"
            rel="noopener noreferrer"
            className="link font-semibold"
            aria-label={m.payout_open_proof({ name: proof.name })}
          >
            <bdi>{proof.name}</bdi>
          </a>
        ) : null}
        <span className={proof ? 'block text-xs text-ink-2' : 'block'}>
          <PaidHow {...payment} />
        </span>
      </span>
      {children ? <div className="proof-acts">{children}</div> : null}
    </div>
  );
}
