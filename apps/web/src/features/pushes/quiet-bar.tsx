import type { QuietHours } from '@briefcast/contract';
import { formatHour } from '@briefcast/i18n/hours';
import { m } from '@briefcast/i18n/messages';

const wholeDay = 24;

/** The quiet parts of a day, as hours from midnight. */
function quietParts({ from, to }: QuietHours): [number, number][] {
  if (from === to) return [];
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
    <div
      {...(parts.length > 0 ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="ear-sm relative mt-1.5 h-5 overflow-hidden bg-sunken shadow-[inset_0_0_0_1px_var(--c-line)]"
    >
      {parts.map(([begin, end]) => (
        <span
          key={begin}
          className="absolute inset-y-0 bg-ink"
          style={{ insetInlineStart: percent(begin), inlineSize: percent(end - begin) }}
        />
      ))}
    </div>
  );
}
