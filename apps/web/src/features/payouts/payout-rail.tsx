import { dueDay, type Payout } from '@briefcast/contract';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type RailStep, StepRail } from '../../ui/step-rail.tsx';

function markedHint({ payment, reminders }: Payout): string {
  if (payment) {
    const { firstName, lastName } = payment.markedBy ?? { firstName: null, lastName: null };
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const day = formatShortDate(payment.markedAt);
    return name ? m.payout_step_marked_by({ day, name }) : day;
  }
  const { sent, lastAt } = reminders;
  if (sent === 0 || lastAt === null) return '';
  return m.payout_step_reminders({ n: sent, count: formatCount(sent), day: formatShortDate(lastAt) });
}

function confirmHint({ state, answer, reminders }: Payout): string {
  if (state === 'MARKED' && reminders.nextAt)
    return m.payout_step_counts_on({ day: formatShortDate(reminders.nextAt) });
  if (!answer) return '';
  const day = formatShortDate(answer.answeredAt);
  if (!answer.arrived) return m.payout_step_not_arrived({ day });
  return answer.bySilence ? m.payout_step_by_silence({ day }) : day;
}

function stepsOf(payout: Payout): RailStep[] {
  const { state, completedAt, dueAt, paymentDays, payment } = payout;
  const isMarked = payment !== null || state === 'CONFIRMED';
  // Excludes sums added by a renewal, which are due by a day of their own.
  const countsFromCompletion =
    paymentDays > 0 &&
    completedAt !== null &&
    dueDay(new Date(completedAt), paymentDays).getTime() === Date.parse(dueAt);
  const due = { n: paymentDays, count: formatCount(paymentDays), day: formatShortDate(dueAt) };
  return [
    completedAt === null
      ? { name: m.deposit_title(), hint: m.deposit_step_hint(), state: 'done' }
      : { name: m.payout_step_completed(), hint: formatShortDate(completedAt), state: 'done' },
    {
      name: m.payout_step_due(),
      hint: countsFromCompletion ? m.payout_step_due_hint(due) : due.day,
      state: isMarked || new Date(dueAt) < new Date() ? 'done' : 'now',
    },
    {
      name: m.payout_step_marked(),
      hint: markedHint(payout),
      state: isMarked ? 'done' : new Date(dueAt) < new Date() ? 'now' : 'later',
    },
    {
      name: state === 'CONFIRMED' ? m.payout_step_confirmed() : m.payout_step_confirm(),
      hint: confirmHint(payout),
      state: state === 'CONFIRMED' ? 'done' : isMarked ? 'now' : 'later',
    },
  ];
}

/** Steps of a payment from the completion to the creator's confirmation, for the creator. */
export function PayoutRail({ payout }: { payout: Payout }) {
  return <StepRail steps={stepsOf(payout)} />;
}
