import type { QuietHours } from '@briefcast/contract';
import { formatHour, formatTimeZone } from '@briefcast/i18n/hours';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useChoosePush } from './push-queries.ts';
import { QuietBar } from './quiet-bar.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function textOf({ isOn, from, to }: QuietHours): string {
  if (!isOn) return m.push_quiet_text_off();
  return from === to ? m.push_quiet_text_none() : m.push_quiet_text({ time: formatHour(to) });
}

/** The hours in which devices stay quiet. */
export function QuietHoursCard({ quietHours }: { quietHours: QuietHours }) {
  const id = useId();
  const { mutate } = useChoosePush(m.push_quiet_not_changed);
  const { isOn, from, to, timeZone } = quietHours;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Sets the time zone too, as the chosen hours are those of the person's own clock.
  const change = (changed: Partial<QuietHours>) =>
    mutate({ quietHours: { ...quietHours, timeZone: here, ...changed } });
  const options = hours.map((hour) => ({ value: String(hour), label: formatHour(hour) }));
  return (
    <Card
      aria-labelledby={`${id}-title`}
      title={<span id={`${id}-title`}>{m.push_quiet_title()}</span>}
      action={
        <span className="flex items-center gap-2 text-sm">
          <Switch
            id={`${id}-on`}
            aria-labelledby={`${id}-title`}
            checked={isOn}
            onChange={(event) => change({ isOn: event.currentTarget.checked })}
          />
          <label aria-hidden htmlFor={`${id}-on`}>
            {isOn ? m.push_quiet_on() : m.push_quiet_off()}
          </label>
        </span>
      }
    >
      <QuietBar quietHours={quietHours} />
      {isOn ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <label htmlFor={`${id}-from`}>{m.push_quiet_from()}</label>
          <Select
            id={`${id}-from`}
            className="num w-[112px]"
            value={String(from)}
            options={options}
            onChange={(event) => change({ from: Number(event.currentTarget.value) })}
          />
          <label htmlFor={`${id}-to`}>{m.push_quiet_to()}</label>
          <Select
            id={`${id}-to`}
            className="num w-[112px]"
            value={String(to)}
            options={options}
            onChange={(event) => change({ to: Number(event.currentTarget.value) })}
          />
          <span className="text-ink-2">{formatTimeZone(timeZone)}</span>
        </div>
      ) : null}
      <p className="hint mt-4">{textOf(quietHours)}</p>
    </Card>
  );
}
