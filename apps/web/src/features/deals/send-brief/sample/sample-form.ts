/** The sample of a brief as it is chosen in the form, plain data that a draft can keep (rules/samples#terms). */
import {
  centsFromDollars,
  dollarsForField,
  limits,
  mostDaysAfterArrival,
  type SampleTerms,
  text,
  wholeFromTyped,
  z,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { dayOf, deadlineOfDay, lastDeadline } from '../../../../lib/calendar-day.ts';

export const SampleForm = z.object({
  kind: z.enum(['NONE', 'SENT', 'BOUGHT']),
  what: text(limits.title),
  /** Dollars; empty where the brand does not say. */
  worth: z.string(),
  afterProject: z.enum(['KEPT', 'RETURNED']),
  /** A day of the calendar; empty for none. */
  arrivesBy: z.union([
    z.literal(''),
    z.iso
      .date({ error: () => m.rights_day_missing() })
      .refine((value) => value >= dayOf(new Date()), { error: () => m.rights_day_past() })
      .refine((value) => value <= lastDeadline, { error: () => m.brief_deadline_too_late() }),
  ]),
  deadlineCounts: z.enum(['DAY', 'ARRIVAL']),
  /** Days after the arrival, where the deadline counts from it. */
  days: z.string(),
  /** Dollars. */
  upTo: z.string(),
});
export type SampleForm = z.infer<typeof SampleForm>;

/** Sample proposed by an empty form. */
export const noSample: SampleForm = {
  kind: 'NONE',
  what: '',
  worth: '',
  afterProject: 'KEPT',
  arrivesBy: '',
  deadlineCounts: 'DAY',
  days: '',
  upTo: '',
};

/** The sample of a deal or a template as the form shows it. The promised day belongs to one brief, and is kept in the talk about it. */
export function sampleFormOf(
  terms: SampleTerms | null | undefined,
  { withDay = false }: { withDay?: boolean } = {},
): SampleForm {
  if (!terms) return noSample;
  if (terms.kind === 'BOUGHT')
    return { ...noSample, kind: 'BOUGHT', what: terms.what, upTo: dollarsForField(terms.upTo) };
  const { what, worth, isReturned, arrivesBy, dueAfterDays } = terms;
  return {
    ...noSample,
    kind: 'SENT',
    what,
    worth: dollarsForField(worth),
    arrivesBy: (withDay && arrivesBy?.slice(0, 10)) || '',
    afterProject: isReturned ? 'RETURNED' : 'KEPT',
    deadlineCounts: dueAfterDays === null ? 'DAY' : 'ARRIVAL',
    days: dueAfterDays === null ? '' : String(dueAfterDays),
  };
}

const daysOf = (days: string): number | null => {
  const count = wholeFromTyped(days) || 0;
  return count >= 1 && count <= mostDaysAfterArrival ? count : null;
};

/** The sample that the form makes; null for none. A day that is unfinished is none. */
export function readSample(form: SampleForm): SampleTerms | null {
  const what = form.what.trim();
  if (form.kind === 'NONE') return null;
  if (form.kind === 'BOUGHT') return { kind: 'BOUGHT', what, upTo: centsFromDollars(form.upTo) ?? 0 };
  const day = SampleForm.shape.arrivesBy.safeParse(form.arrivesBy).data;
  return {
    kind: 'SENT',
    what,
    worth: centsFromDollars(form.worth),
    isReturned: form.afterProject === 'RETURNED',
    arrivesBy: day ? deadlineOfDay(day) : null,
    dueAfterDays: form.deadlineCounts === 'ARRIVAL' ? daysOf(form.days) : null,
  };
}

interface SampleProblem {
  field: 'what' | 'worth' | 'days' | 'upTo';
  message: string;
}

/** Problems of the sample that the form makes, with the field that shows each. */
export function sampleProblems({
  kind,
  what,
  worth,
  deadlineCounts,
  days,
  upTo,
}: SampleForm): SampleProblem[] {
  if (kind === 'NONE') return [];
  const problems: SampleProblem[] = [];
  if (what.trim() === '') problems.push({ field: 'what', message: m.brief_sample_what_missing() });
  if (kind === 'BOUGHT') {
    if (upTo.trim() === '') problems.push({ field: 'upTo', message: m.brief_sample_up_to_missing() });
    else if (!centsFromDollars(upTo))
      problems.push({ field: 'upTo', message: m.brief_sample_amount_unreadable() });
    return problems;
  }
  if (worth.trim() !== '' && centsFromDollars(worth) === null)
    problems.push({ field: 'worth', message: m.brief_sample_amount_unreadable() });
  if (deadlineCounts === 'ARRIVAL' && daysOf(days) === null)
    problems.push({
      field: 'days',
      message: m.brief_sample_days_missing({ most: formatCount(mostDaysAfterArrival) }),
    });
  return problems;
}
