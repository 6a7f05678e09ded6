import {
  centsFromDollars,
  dollarsForField,
  earliestDeadline,
  estimateBrief,
  isFarAhead,
  isFarBelow,
  type PublicCreator,
} from '@briefcast/contract';
import { formatDeadlineDay, formatExactMoney, formatList, formatSeries } from '@briefcast/i18n/format';
import { deliverableCountLabel, deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { dayOf } from '../../lib/calendar-day.ts';
import { fullName } from '../../lib/full-name.ts';
import { Button } from '../../ui/button.tsx';
import type { BriefForm } from './brief-form.ts';

interface EstimateProps {
  form: UseFormReturn<BriefForm>;
  /** Whom the brief is for; each gets a deal of their own at the same price. */
  creators: readonly PublicCreator[];
}

/** What the form asks for, summed for each creator who prices any of it. */
function useEstimates({ form, creators }: EstimateProps) {
  const [kinds, wishes] = useWatch({ control: form.control, name: ['deliverables', 'wishes'] });
  const wanted = kinds.map((kind) => ({ kind, count: Number(wishes[kind].count) }));
  return creators.map((creator) => ({ creator, estimate: estimateBrief(wanted, creator) }));
}

/** What the chosen deliverables come to by the creator's own prices, with a button that takes it for the budget. */
export function BriefEstimate({ form, creators }: EstimateProps) {
  const priced = useEstimates({ form, creators }).filter(({ estimate }) => estimate.cents > 0);
  if (priced.length === 0) return null;
  return (
    <ul aria-label={m.brief_estimates()} className="ear-sm grid gap-2.5 bg-sunken px-3.5 py-2.5 pe-4">
      {priced.map(({ creator, estimate }) => (
        <li key={creator.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-48 text-sm text-ink-2">
            <p className="wrap-anywhere">
              {m.brief_estimate({ creator: fullName(creator), amount: formatExactMoney(estimate.cents) })}
            </p>
            <p className="hint num">
              {formatSeries(
                estimate.lines.map((line) =>
                  m.brief_estimate_line({
                    deliverable: deliverableCountLabel(line),
                    amount: formatExactMoney(line.cents),
                  }),
                ),
              )}
            </p>
            {estimate.unpriced.length > 0 ? (
              <p className="hint">
                {m.brief_estimate_unpriced({ kinds: formatList(estimate.unpriced.map(deliverableLabel)) })}
              </p>
            ) : null}
          </div>
          <Button
            variant="outline"
            size="sm"
            className="max-sm:min-h-11"
            onClick={() =>
              form.setValue('budget', dollarsForField(estimate.cents), {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          >
            {m.brief_estimate_use({ amount: formatExactMoney(estimate.cents) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What speaks against the typed budget and deadline. Nothing is refused for it; a screen reader hears it as it appears. */
export function BriefWarnings({ form, creators }: EstimateProps) {
  const estimates = useEstimates({ form, creators });
  const [budget, deadline] = useWatch({ control: form.control, name: ['budget', 'deadline'] });
  const cents = centsFromDollars(budget);
  const today = new Date(`${dayOf(new Date())}T00:00:00.000Z`);
  const day = new Date(`${deadline}T00:00:00.000Z`);
  const warnings = estimates.flatMap(({ creator, estimate }) => {
    const name = fullName(creator);
    const days = estimate.turnaroundDays;
    const isTight = days !== null && day >= today && day < earliestDeadline(today, days);
    return [
      ...(cents && isFarBelow(cents, estimate)
        ? [m.brief_budget_low({ creator: name, amount: formatExactMoney(estimate.cents) })]
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
  return (
    <div role="status" className="empty:-mt-4">
      {warnings.length > 0 ? (
        <ul data-stock="orange" className="ear-sm grid gap-1.5 bg-k-bg px-3.5 py-2.5 pe-4 text-sm text-k-ink">
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
