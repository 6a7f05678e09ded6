import type { QuietHours, WhenPushed } from '@briefcast/contract';
import { weekendOf, whenPushed } from '@briefcast/contract/pushes/quiet';
import { formatShortHour } from '@briefcast/i18n/hours';
import { m } from '@briefcast/i18n/messages';
import { BellRing, Moon } from 'lucide-react';
import { Select } from '../../ui/select.tsx';

interface WhenSelectProps {
  labelledBy: string;
  value: WhenPushed;
  quietHours: QuietHours;
  onChange: (when: WhenPushed) => void;
}

function textOf(when: WhenPushed, { isOn, from, to, timeZone }: QuietHours): string {
  if (when === 'AT_ANY_TIME') return m.push_when_always();
  if (when === 'NOT_ON_WEEKENDS')
    return weekendOf(timeZone)[0] === 'Sat' ? m.push_when_weekends() : m.push_when_friday_weekends();
  if (!isOn || from === to) return m.push_when_quiet_off();
  return m.push_when_quiet({ from: formatShortHour(from), to: formatShortHour(to) });
}

/** Choice of the times at which devices are notified of a kind. */
export function WhenSelect({ labelledBy, value, quietHours, onChange }: WhenSelectProps) {
  const Icon = value === 'AT_ANY_TIME' ? BellRing : Moon;
  return (
    <Select
      aria-labelledby={labelledBy}
      className="when-select"
      start={<Icon aria-hidden className="ic" />}
      value={value}
      options={whenPushed.map((when) => ({ value: when, label: textOf(when, quietHours) }))}
      onChange={(event) => {
        const chosen = whenPushed.find((when) => when === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
