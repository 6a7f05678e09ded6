import '../../styles/payouts.css';
import type { Payout, Role } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LaterShare } from '../../features/payouts/later-share.tsx';
import { payoutLook } from '../../features/payouts/payout-look.ts';
import { RestAmount } from '../../features/payouts/rest-amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

/** Latest statement on a payment, with its day. */
function lastWord({ state, completedAt, payment, answer }: Payout): string {
  if (answer) {
    const day = formatShortDate(answer.answeredAt);
    if (!answer.arrived) return m.owed_not_arrived_on({ day });
    return answer.bySilence ? m.owed_confirmed_by_silence({ day }) : m.owed_confirmed_on({ day });
  }
  if (state !== 'MARKED' || !payment)
    return completedAt === null ? m.deposit_title() : m.owed_completed({ day: formatShortDate(completedAt) });
  const day = formatShortDate(payment.markedAt);
  const name = payment.markedBy?.firstName;
  return name ? m.owed_marked_by({ day, name }) : m.owed_marked_on({ day });
}

/** Facts of every payment that its badge leaves out: whether it is a deposit, and the latest statement. */
function commonNotes(payout: Payout): string[] {
  const word = lastWord(payout);
  return payout.completedAt === null && word !== m.deposit_title() ? [m.deposit_title(), word] : [word];
}

interface PaymentRowProps {
  payout: Payout;
  viewer: Role;
  /** Name and picture of the other side. */
  name: string;
  picture: ReactNode;
  /** Further facts that the badge does not say, shortest first. */
  notes: readonly string[];
  tick?: ReactNode;
  /** The next action, and the menu of the rest. */
  acts: ReactNode;
  /** Lines that few payments have, below the row. */
  children: ReactNode;
}

/** One payment in one line: who, which project, sum, day, state, the next action, and a menu of the rest. */
export function PaymentRow({ payout, viewer, name, picture, notes, tick, acts, children }: PaymentRowProps) {
  const { dealId, title, currency, amountCents, restCents, dueAt, state } = payout;
  const wholeCents = amountCents - (payout.droppedCents ?? 0);
  const shownCents = state === 'CONFIRMED' ? wholeCents : restCents;
  const { tone, Icon, text } = payoutLook(payout, new Date());
  const day = formatShortDate(dueAt);
  return (
    <Card as="li" flush className="owed" data-tone={tone}>
      <div className="owed-line" data-ticks={tick === undefined ? undefined : true}>
        {tick}
        <div className="owed-who">
          <span className="max-sm:hidden">{picture}</span>
          <div className="min-w-0">
            <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
            <h3 className="hint owed-title wrap-anywhere">
              <Link to={dealPath(viewer, dealId)} className="hover:underline">
                <bdi>{title}</bdi>
              </Link>
            </h3>
          </div>
        </div>
        <div className="owed-sum">
          <p className="disp num text-[19px]">
            <RestAmount shownCents={shownCents} amountCents={amountCents} currency={currency} />
          </p>
          <p className="hint">{viewer === 'BRAND' ? m.owed_pay_by({ day }) : m.money_due_on({ day })}</p>
        </div>
        <div className="owed-state">
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {text}
          </Badge>
          <p className="hint mt-0.5">
            {[...commonNotes(payout), ...notes].map((note) => (
              <span key={note} className="block">
                {note}
              </span>
            ))}
          </p>
          <LaterShare later={payout.later} currency={currency} />
        </div>
        <div className="owed-acts">{acts}</div>
      </div>
      <div className="grid gap-3 px-4 pb-4 empty:hidden">{children}</div>
    </Card>
  );
}
