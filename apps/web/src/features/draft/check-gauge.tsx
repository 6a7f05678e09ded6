import type { Check } from '@briefcast/contract';
import { formatCount, formatDuration } from '@briefcast/i18n/format';
import { verdictLooks } from '../../lib/checks-of.ts';

/** The checks of which the value lies on a scale with a range. */
type GaugedCheck = Extract<Check, { what: 'length' | 'loudness' }>;

interface Scale {
  from: number;
  to: number;
  text: (value: number) => string;
}

/** Two labels that are closer than this share of the scale would lie on one another. */
const leastGap = 14;

/** Lengths begin at nothing; loudness is shown around what is asked for. */
function scaleOf({ what, found, wanted }: GaugedCheck): Scale {
  if (what === 'loudness')
    return { from: -27, to: -7, text: (value) => formatCount(value).replace('-', '−') };
  return { from: 0, to: Math.max(found, wanted.max ?? 0, wanted.min ?? 0) * 1.15 || 1, text: formatDuration };
}

/** Where a value lies within the range that was asked for. The words beside it say the same. */
export function CheckGauge({ check }: { check: GaugedCheck }) {
  const { from, to, text } = scaleOf(check);
  const { min, max } = check.wanted;
  const percent = (value: number) => Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
  const start = min === null ? 0 : percent(min);
  const end = max === null ? 100 : percent(max);
  const { stock, icon: Icon } = verdictLooks[check.verdict];
  return (
    <div className="gauge" data-stock={stock} aria-hidden>
      <span className="gauge-range" style={{ left: `${start}%`, width: `${end - start}%` }} />
      <span className="gauge-marker" style={{ left: `${percent(check.found)}%` }}>
        <Icon className="ic" />
      </span>
      {min !== null && (max === null || end - start >= leastGap) ? (
        <span className="gauge-bound" style={{ left: `${start}%` }}>
          {text(min)}
        </span>
      ) : null}
      {max === null ? null : (
        <span className="gauge-bound" style={{ left: `${end}%` }}>
          {text(max)}
        </span>
      )}
    </div>
  );
}
