import type { WorkFacts } from '@briefcast/contract';
import { formatCount, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

/** A wait in the unit that a person would name. */
export function waitText(minutes: number): string {
  if (minutes < 60) return m.person_replies_minutes({ count: formatCount(Math.max(1, minutes)) });
  if (minutes < 48 * 60) return m.person_replies_hours({ count: formatCount(Math.round(minutes / 60)) });
  return m.person_replies_days({ count: formatCount(Math.round(minutes / (24 * 60))) });
}

/** What finished deals tell of a creator; what is not known is left out. */
export function WorkFactsList({ facts, className }: { facts: WorkFacts; className?: string | undefined }) {
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
  ];
  return (
    <dl className={clsx('flex flex-wrap gap-x-8 gap-y-3', className)}>
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
