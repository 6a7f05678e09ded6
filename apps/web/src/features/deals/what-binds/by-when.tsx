import { type DealDetail, depositCents, dueDay, type Role } from '@briefcast/contract';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { dayOf, deadlineOfDay } from '../../../lib/calendar-day.ts';

interface Day {
  /** A day as it travels: midnight UTC. */
  day: string;
  text: string;
  /** Colour of the day: the creator's turn, or incoming money. */
  tone: 'pink' | 'green';
}

/** The days of a deal in their order, from today on. */
function daysOf(
  { deadline, rights, sample, budget, currency, paymentDays, deposit }: DealDetail,
  { viewer, isProposed }: { viewer: Role; isProposed: boolean },
): Day[] {
  const days: Day[] = [
    {
      day: deadlineOfDay(dayOf(new Date())),
      text: isProposed ? m.accept_when_agreed() : m.accept_when_accept(),
      tone: 'pink',
    },
    { day: deadline, text: m.accept_when_content({ viewer }), tone: 'pink' },
  ];
  if (sample?.kind === 'SENT' && sample.arrivesBy)
    days.push({ day: sample.arrivesBy, text: m.accept_when_sample(), tone: 'green' });
  if (rights?.postOn && rights.posting !== 'BRAND')
    days.push({ day: rights.postOn, text: m.accept_when_post({ viewer }), tone: 'pink' });
  const inAdvance = deposit ? depositCents(budget, deposit) : 0;
  if (deposit)
    days.push({
      day: dueDay(new Date(), deposit.days).toISOString(),
      text: (isProposed ? m.accept_when_deposit_agreed : m.accept_when_deposit)({
        amount: formatMoney(inAdvance, currency),
      }),
      tone: 'green',
    });
  if (paymentDays !== undefined && inAdvance < budget)
    days.push({
      day: dueDay(new Date(deadline), paymentDays).toISOString(),
      text: m.accept_when_paid({
        amount: formatMoney(budget - inAdvance, currency),
        day: formatShortDate(deadline),
      }),
      tone: 'green',
    });
  return days.toSorted((one, other) => Date.parse(one.day) - Date.parse(other.day));
}

interface ByWhenProps {
  deal: DealDetail;
  viewer: Role;
  /** Whether the other side has yet to agree. */
  isProposed: boolean;
}

/** When the creator has to do something, and when money comes, as one line of days. */
export function ByWhen({ deal, viewer, isProposed }: ByWhenProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card accept-when">
      <h2 id={titleId} className="text-d4">
        {m.accept_when()}
      </h2>
      <ol className="accept-days">
        {daysOf(deal, { viewer, isProposed }).map(({ day, text, tone }) => (
          <li key={text} data-tone={tone}>
            <span className="disp num block text-lg text-ink">{formatShortDate(day)}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
