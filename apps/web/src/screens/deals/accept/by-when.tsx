import { type DealDetail, depositCents, dueDay } from '@briefcast/contract';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { dayOf, deadlineOfDay } from '../../../lib/calendar-day.ts';

interface Day {
  /** A day as it travels: midnight UTC. */
  day: string;
  text: string;
  /** Whose turn it is: the creator's, or money that comes. */
  tone: 'pink' | 'green';
}

/** The days of a deal in their order, from today on. */
function daysOf({ deadline, rights, sample, budget, currency, paymentDays, deposit }: DealDetail): Day[] {
  const days: Day[] = [
    { day: deadlineOfDay(dayOf(new Date())), text: m.accept_when_accept(), tone: 'pink' },
    { day: deadline, text: m.accept_when_content(), tone: 'pink' },
  ];
  if (sample?.kind === 'SENT' && sample.arrivesBy)
    days.push({ day: sample.arrivesBy, text: m.accept_when_sample(), tone: 'green' });
  if (rights?.postOn && rights.posting !== 'BRAND')
    days.push({ day: rights.postOn, text: m.accept_when_post(), tone: 'pink' });
  const inAdvance = deposit ? depositCents(budget, deposit) : 0;
  if (deposit)
    days.push({
      day: dueDay(new Date(), deposit.days).toISOString(),
      text: m.accept_when_deposit({ amount: formatMoney(inAdvance, currency) }),
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

/** When the creator has to do something, and when money comes, as one line of days. */
export function ByWhen({ deal }: { deal: DealDetail }) {
  return (
    <section aria-labelledby="by-when" className="card accept-when">
      <h2 id="by-when" className="text-d4">
        {m.accept_when()}
      </h2>
      <ol className="accept-days">
        {daysOf(deal).map(({ day, text, tone }) => (
          <li key={text} data-tone={tone}>
            <span className="disp num block text-lg text-ink">{formatShortDate(day)}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
