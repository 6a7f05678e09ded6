import { centsFromDollars, earliestDeadline, isFarAhead, isFarBelow } from '@briefcast/contract';
import { formatDeadlineDay, formatExactMoney } from '@briefcast/i18n/format';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { dayOf } from '../../../lib/calendar-day.ts';
import { fullName } from '../../../lib/names.ts';
import type { BriefForm } from './brief-form.ts';
import type { BriefSum } from './brief-sum.ts';
import type { SampleForm } from './sample/sample-form.ts';

interface WarningsProps {
  form: UseFormReturn<BriefForm>;
  /** One for each creator who gets the brief. */
  sums: readonly BriefSum[];
  isEach: boolean;
}

/** Whether a sample that the deadline does not wait for is promised for that day or a later one. */
const isSampleLate = ({ kind, deadlineCounts, arrivesBy }: SampleForm, deadline: string) =>
  kind === 'SENT' && deadlineCounts === 'DAY' && deadline !== '' && arrivesBy >= deadline;

/** Warnings about the typed budget and days, which refuse nothing; a screen reader hears them as they appear. */
export function BriefWarnings({ form, sums, isEach }: WarningsProps) {
  const [budget, deadline, sample] = useWatch({
    control: form.control,
    name: ['budget', 'deadline', 'sample'],
  });
  const cents = isEach ? null : centsFromDollars(budget);
  const today = new Date(`${dayOf(new Date())}T00:00:00.000Z`);
  const day = new Date(`${deadline}T00:00:00.000Z`);
  const warnings = sums.flatMap((sum) => {
    const { creator, estimate } = sum;
    const name = fullName(creator);
    const days = estimate.turnaroundDays;
    const isTight = days !== null && day >= today && day < earliestDeadline(today, days);
    return [
      ...(cents && isFarBelow(cents, sum)
        ? [m.brief_budget_low({ creator: name, amount: formatExactMoney(sum.cents, sum.money.currency) })]
        : []),
      ...(isTight
        ? [
            m.brief_deadline_tight({
              creator: name,
              time: daysText(days),
              day: formatDeadlineDay(earliestDeadline(today, days)),
            }),
          ]
        : []),
    ];
  });
  if (isFarAhead(day, today)) warnings.push(m.brief_deadline_far());
  if (isSampleLate(sample, deadline))
    warnings.push(
      m.brief_sample_late({ day: formatDeadlineDay(new Date(`${sample.arrivesBy}T00:00:00.000Z`)) }),
    );
  return (
    <div role="status" className="empty:-mt-4">
      {warnings.length > 0 ? (
        <ul data-tone="orange" className="ear-sm grid gap-1.5 bg-k-bg px-3.5 py-2.5 pe-4 text-sm text-k-ink">
          {warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-2">
              <CircleAlert aria-hidden className="ic mt-px size-4!" />
              <span className="min-w-0 wrap-anywhere">{warning}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
