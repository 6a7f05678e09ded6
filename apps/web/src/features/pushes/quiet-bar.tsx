import type { QuietHours } from '@briefcast/contract';
import { formatHour } from '@briefcast/i18n/hours';
import { m } from '@briefcast/i18n/messages';

const wholeDay = 24;
const marks = [0, 6, 12, 18, 24];

/** The quiet parts of a day, as hours from midnight. */
function quietParts({ isOn, from, to }: QuietHours): [number, number][] {
  if (!isOn || from === to) return [];
  if (from < to) return [[from, to]];
  const parts: [number, number][] = [
    [0, to],
    [from, wholeDay],
  ];
  return parts.filter(([begin, end]) => begin < end);
}

const percent = (hours: number) => `${(hours / wholeDay) * 100}%`;

/** A day as a line, on which the quiet hours are dark. */
export function QuietBar({ quietHours }: { quietHours: QuietHours }) {
  const { from, to } = quietHours;
  const parts = quietParts(quietHours);
  const label = m.push_quiet_bar({ from: formatHour(from), to: formatHour(to) });
  return (
    <div>
      <div
        {...(parts.length > 0 ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        className="ear-sm relative h-8 overflow-hidden bg-sunken shadow-[inset_0_0_0_1px_var(--c-line)]"
      >
        {parts.map(([begin, end]) => (
          <span
            key={begin}
            className="absolute inset-y-0 bg-ink"
            style={{ insetInlineStart: percent(begin), inlineSize: percent(end - begin) }}
          />
        ))}
      </div>
      <div aria-hidden className="num mt-1.5 flex justify-between text-xs text-ink-2">
        {marks.map((hour) => (
          <span key={hour}>{formatHour(hour)}</span>
        ))}
      </div>
    </div>
  );
}
