import type { QuietDays, QuietHours } from '@briefcast/contract';
import { quietDays, weekendOf } from '@briefcast/contract/pushes/quiet';
import { formatHour, formatTimeZone } from '@briefcast/i18n/hours';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { QuietBar } from './quiet-bar.tsx';
import { useChoosePush } from './use-change-pushes.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function textOf({ isOn, from, to, days, timeZone }: QuietHours): string {
  if (!isOn) return m.push_quiet_text_off();
  const zone = formatTimeZone(timeZone);
  if (from !== to) return m.push_quiet_text({ zone, time: formatHour(to) });
  return days === 'WEEKENDS_TOO' ? m.push_quiet_text_weekends({ zone }) : m.push_quiet_text_none();
}

/** The days of the quiet time, in words; the weekend by its days, which differ by country. */
function daysText(days: QuietDays, timeZone: string): string {
  const isSaturday = weekendOf(timeZone)[0] === 'Sat';
  switch (days) {
    case 'EVERY_DAY':
      return m.push_quiet_every_day();
    case 'WEEKENDS_TOO':
      return isSaturday ? m.push_quiet_weekends() : m.push_quiet_friday_weekends();
    case 'WORK_DAYS':
      return isSaturday ? m.push_quiet_work_days() : m.push_quiet_sunday_work_days();
  }
}

/** The one time in which devices stay quiet, whatever happens. */
export function QuietHoursCard({ quietHours }: { quietHours: QuietHours }) {
  const id = useId();
  const { mutate } = useChoosePush(m.push_quiet_not_changed);
  const { isOn, from, to, days, timeZone } = quietHours;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Sets the time zone too, as the chosen hours are those of the person's own clock.
  const change = (changed: Partial<QuietHours>) =>
    mutate({ quietHours: { ...quietHours, timeZone: here, ...changed } });
  const options = hours.map((hour) => ({ value: String(hour), label: formatHour(hour) }));
  const hourSelect = (end: 'from' | 'to', value: number, label: string) => (
    <Select
      aria-label={label}
      className="num w-[104px]"
      value={String(value)}
      options={options}
      onChange={(event) => change({ [end]: Number(event.currentTarget.value) })}
    />
  );
  return (
    <Card flush as="section" aria-labelledby={`${id}-title`} className="px-4 pt-3.5 pb-4 sm:px-6">
      <div className="flex items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-d4">
          <label htmlFor={`${id}-on`}>{m.push_quiet_title()}</label>
        </h2>
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
      </div>
      {isOn ? (
        <>
          <QuietBar quietHours={quietHours} />
          <div className="mt-2.5 flex flex-wrap items-center gap-2 text-sm">
            {hourSelect('from', from, m.push_quiet_from())}
            <span aria-hidden>{m.push_quiet_to()}</span>
            {hourSelect('to', to, m.push_quiet_to())}
            <Select
              aria-label={m.push_quiet_days()}
              className="w-auto max-w-full"
              value={days}
              options={quietDays.map((value) => ({ value, label: daysText(value, timeZone) }))}
              onChange={(event) => {
                const chosen = quietDays.find((value) => value === event.currentTarget.value);
                if (chosen) change({ days: chosen });
              }}
            />
          </div>
        </>
      ) : null}
      <p className="hint mt-2.5">{textOf(quietHours)}</p>
    </Card>
  );
}
