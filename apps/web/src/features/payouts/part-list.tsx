import type { Currency, PayoutPart } from '@briefcast/contract';
import { formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CheckCheck, CircleAlert, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { Badge } from '../../ui/badge.tsx';
import { AnswerNote } from './answer-note.tsx';
import { PaidHow } from './payment-proof.tsx';

const looks = {
  MARKED: { tone: 'aqua', Icon: ReceiptText, text: m.payout_is_marked },
  NOT_ARRIVED: { tone: 'orange', Icon: CircleAlert, text: m.payout_is_not_arrived },
  CONFIRMED: { tone: 'green', Icon: CheckCheck, text: m.payout_is_confirmed },
} as const;

interface PartListProps {
  parts: readonly PayoutPart[];
  currency: Currency;
  /** Whether the creator reads it. */
  isOwn?: boolean;
  /** Buttons next to a part. */
  actions?: (part: PayoutPart) => ReactNode;
}

/** The parts in which a payment was made, the oldest first; nothing where it was made at once. */
export function PartList({ parts, currency, isOwn, actions }: PartListProps) {
  if (parts.length === 0) return null;
  return (
    <ul aria-label={m.payout_parts()} className="col-span-full grid gap-2 border-t border-line pt-3">
      {parts.map((part) => (
        <PartLine key={part.id} part={part} currency={currency} isOwn={isOwn}>
          {actions?.(part)}
        </PartLine>
      ))}
    </ul>
  );
}

interface PartLineProps {
  part: PayoutPart;
  currency: Currency;
  isOwn: boolean | undefined;
  children: ReactNode;
}

function PartLine({ part, currency, isOwn, children }: PartLineProps) {
  const { amountCents, state, method, paidOn, reference, proof, answer } = part;
  const { tone, Icon, text } = looks[state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
      <b className="num min-w-20 font-semibold">{formatExactMoney(amountCents, currency)}</b>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink-2">
        <PaidHow method={method} paidOn={paidOn} reference={reference} />{' '}
        {proof ? (
          <a className="link" href={mediaUrl(proof.url)} target="_blank" rel="noopener noreferrer">
            <bdi>{proof.name}</bdi>
          </a>
        ) : null}
      </span>
      <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
        {text()}
      </Badge>
      {children}
      {answer?.note ? (
        <div className="basis-full">
          <AnswerNote note={answer.note} isOwn={isOwn} />
        </div>
      ) : null}
    </li>
  );
}
