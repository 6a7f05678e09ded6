import type { BrandFacts, WorkFacts } from '@briefcast/contract';
import { formatCount, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';

const counted = (n: number) => ({ n, count: formatCount(n) });

/** A duration in the unit that a person would use. */
export function waitText(minutes: number): string {
  if (minutes < 60) return m.person_replies_minutes(counted(Math.max(1, minutes)));
  if (minutes < 48 * 60) return m.person_replies_hours(counted(Math.round(minutes / 60)));
  return m.person_replies_days(counted(Math.round(minutes / (24 * 60))));
}

interface WorkFactsListProps {
  facts: WorkFacts;
  /** Further facts from elsewhere, shown with these. */
  also?: readonly Fact[];
  className?: string | undefined;
}

/** Statistics of a creator's finished deals; unknown ones are left out. */
export function WorkFactsList({ facts, also = [], className }: WorkFactsListProps) {
  const { completed, submitted, onTime, replyMinutes, rounds } = facts;
  const shown = [
    { label: m.person_completed(), value: formatCount(completed), under: '' },
    ...(submitted > 0
      ? [
          {
            label: m.person_on_time(),
            value: formatPercent(onTime / submitted),
            under: m.person_on_time_of({ count: formatCount(onTime), total: formatCount(submitted) }),
          },
        ]
      : []),
    ...(replyMinutes === null
      ? []
      : [{ label: m.person_replies(), value: waitText(replyMinutes), under: '' }]),
    { label: m.person_rounds(), value: formatCount(rounds), under: '' },
    ...also,
  ];
  return (
    <Facts
      shown={shown}
      ways={[m.facts_way_newest(), m.facts_way_on_time(), m.facts_way_replies(), m.facts_way_rounds()]}
      className={className}
    />
  );
}

/** Statistics of a brand's finished deals; unknown ones are left out. */
export function BrandFactsList({ facts }: { facts: BrandFacts }) {
  const { completed, replyMinutes, approveMinutes, rounds } = facts;
  const shown = [
    { label: m.person_completed(), value: formatCount(completed), under: '' },
    ...(replyMinutes === null
      ? []
      : [{ label: m.person_replies(), value: waitText(replyMinutes), under: '' }]),
    ...(approveMinutes === null
      ? []
      : [{ label: m.facts_approves(), value: waitText(approveMinutes), under: '' }]),
    { label: m.person_rounds(), value: formatCount(rounds), under: '' },
  ];
  return (
    <Facts
      shown={shown}
      ways={[m.facts_way_newest(), m.facts_way_replies(), m.facts_way_approves(), m.facts_way_rounds()]}
    />
  );
}

interface Fact {
  label: string;
  value: string;
  under: string;
}

interface FactsProps {
  shown: readonly Fact[];
  /** Explanations of how they are computed, one sentence each. */
  ways: readonly string[];
  className?: string | undefined;
}

/** Values below their names, side by side. */
export function FactRow({ shown }: { shown: readonly Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {shown.map(({ label, value, under }) => (
        <div key={label}>
          <dt className="hint">{label}</dt>
          <dd className="disp num text-d4">{value}</dd>
          {under ? <dd className="hint num">{under}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function Facts({ shown, ways, className }: FactsProps) {
  return (
    <div className={className}>
      <FactRow shown={shown} />
      <details className="group mt-2">
        <summary className="hint inline-flex min-h-11 list-none items-center gap-1.5 underline-offset-2 group-open:underline hover:underline">
          {m.facts_ways()}
          <ChevronDown aria-hidden className="ic size-4! transition-transform group-open:rotate-180" />
        </summary>
        <ul className="hint grid max-w-[62ch] gap-1 pb-2">
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
