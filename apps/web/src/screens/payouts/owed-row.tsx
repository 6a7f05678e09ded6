import type { Payout } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { payoutLook } from '../../features/payouts/payout-look.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stub } from '../../ui/stub.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/** What was said last of a payment, and when. */
function lastWord({ state, completedAt, payment, answer }: Payout): string {
  if (answer) {
    const day = formatShortDate(answer.answeredAt);
    if (!answer.arrived) return m.owed_not_arrived_on({ day });
    return answer.bySilence ? m.owed_confirmed_by_silence({ day }) : m.owed_confirmed_on({ day });
  }
  if (state !== 'MARKED' || !payment) return m.owed_completed({ day: formatShortDate(completedAt) });
  const day = formatShortDate(payment.markedAt);
  const name = payment.markedBy?.firstName;
  return name ? m.owed_marked_by({ day, name }) : m.owed_marked_on({ day });
}

/** One creator to be paid, or who was: by when, how it stands, how much, and what to do. */
export function OwedRow({ payout, mayMark }: { payout: Payout; mayMark: boolean }) {
  const { dealId, title, amountCents, dueAt, party, payment, state } = payout;
  const [opened, setOpened] = useState<'mark' | 'proof' | null>(null);
  const { stock, Icon, text } = payoutLook(payout, new Date());
  const name = party.name ?? m.owed_gone_creator();
  const isOwed = state === 'DUE' || state === 'NOT_ARRIVED';
  const close = () => setOpened(null);
  return (
    <Card as="li" flush className="flex" data-stock={stock}>
      <Stub stock={stock} date={dueAt} label={m.payout_pay_by()} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2.5 p-4 lg:grid-cols-[minmax(0,1fr)_180px_190px_110px_auto] lg:px-6">
        <div className="min-w-0 max-lg:col-span-2">
          <h3 className="text-xl wrap-anywhere">
            <Link to={dealPath('BRAND', dealId)} className="hover:underline">
              <bdi>{title}</bdi>
            </Link>
          </h3>
          <p className="hint mt-0.5">{lastWord(payout)}</p>
        </div>
        <p className="flex min-w-0 items-center gap-2.5 text-sm font-semibold max-lg:col-span-2">
          <Avatar name={name} src={party.image ? mediaUrl(party.image) : null} size={32} />
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        </p>
        <Badge stock={stock} icon={<Icon aria-hidden className="ic" />} className="justify-self-start">
          {text}
        </Badge>
        <p className="disp num text-end text-[22px]">{formatMoney(amountCents)}</p>
        <div className="flex flex-wrap justify-end gap-2 max-lg:col-span-2 lg:w-44">
          {payment ? (
            <Button variant="ghost" size="sm" onClick={() => setOpened('proof')}>
              {m.owed_see_proof()}
              <span className="sr-only">, {title}</span>
            </Button>
          ) : null}
          {isOwed && mayMark ? (
            <Button size="sm" onClick={() => setOpened('mark')}>
              {state === 'DUE' ? m.owed_mark() : m.owed_mark_again()}
              <span className="sr-only">, {title}</span>
            </Button>
          ) : null}
        </div>
      </div>
      {opened === 'mark' ? <MarkPaidDialog payout={payout} onClose={close} /> : null}
      {opened === 'proof' && payment ? (
        <ProofDialog payout={payout} payment={payment} onClose={close} />
      ) : null}
    </Card>
  );
}
