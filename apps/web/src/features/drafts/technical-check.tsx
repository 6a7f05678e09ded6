import '../../styles/checks.css';
import type { Check, DealDeliverable, DealFile } from '@briefcast/contract';
import { formatCount, formatDuration, formatSeries } from '@briefcast/i18n/format';
import { deliverableLabel, wishesText } from '@briefcast/i18n/labels/deliverable';
import {
  checkAdvice,
  checkLabel,
  foundText,
  verdictLabel,
  wantedText,
} from '@briefcast/i18n/labels/technical-check';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { checksOf, verdictLooks, wishOf } from '../../parts/files/checks-of.ts';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';

interface TechnicalCheckProps {
  file: DealFile;
  deliverables: readonly DealDeliverable[];
}

/**
 * The requirements for a draft's file and its detected properties, failed checks first
 * (rules/files#technical-check). Nothing for a file without known properties.
 */
export function TechnicalCheck({ file, deliverables }: TechnicalCheckProps) {
  const checks = checksOf(file, deliverables);
  const wish = wishOf(file, deliverables);
  if (checks.length === 0) return null;
  return (
    <Card
      id={`check-${file.id}`}
      title={m.check_title()}
      action={wish ? <Tag>{formatSeries([deliverableLabel(wish.kind), wishesText(wish)])}</Tag> : null}
    >
      <p className="hint -mt-2 wrap-anywhere">
        <bdi>{file.originalName}</bdi>
      </p>
      <ul aria-label={m.check_of({ name: file.originalName })}>
        {checks.map((check) => (
          <CheckRow key={check.what} check={check} />
        ))}
      </ul>
      {checks.some(({ verdict }) => verdict === 'warn') ? (
        <p className="hint">{m.draft_warning_stops_nothing()}</p>
      ) : null}
    </Card>
  );
}

function CheckRow({ check }: { check: Check }) {
  const { tone, icon: Icon } = verdictLooks[check.verdict];
  const advice = checkAdvice(check);
  return (
    <li className="check-row" data-tone={tone}>
      <span className="check-tick" role="img" aria-label={verdictLabel(check.verdict)}>
        <Icon aria-hidden className="ic" />
      </span>
      <div className="min-w-0">
        <p className="text-ui font-semibold">{checkLabel(check)}</p>
        <p className="check-found">
          <bdi>{foundText(check)}</bdi>
        </p>
      </div>
      <Wanted check={check} />
      {advice ? (
        <p className="check-advice">
          <b>{advice.wrong}</b> {advice.remedy}{' '}
          {'isUsual' in check ? (
            <Link className="link" to="#chat" aria-label={m.check_ask_brand_of({ what: checkLabel(check) })}>
              {m.check_ask_brand()}
            </Link>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

/** The requirement: as a gauge, and in words for screen readers. */
function Wanted({ check }: { check: Check }) {
  const wanted = wantedText(check);
  if (wanted === null) return null;
  const words = check.verdict === 'pass' ? m.check_as_asked({ wanted }) : m.check_asked({ wanted });
  if (check.what !== 'length' && check.what !== 'loudness')
    return <p className="check-wanted hint self-center">{words}</p>;
  return (
    <div className="check-wanted min-w-0">
      <CheckGauge check={check} />
      <p className="sr-only">{words}</p>
    </div>
  );
}

/** The checks whose value lies on a scale with a range. */
type GaugedCheck = Extract<Check, { what: 'length' | 'loudness' }>;

interface Scale {
  from: number;
  to: number;
  text: (value: number) => string;
}

/** Two labels that are closer than this percentage of the scale would overlap. */
const leastGap = 14;

/** The scale of durations begins at zero; that of loudness is centred on the requirement. */
function scaleOf({ what, found, wanted }: GaugedCheck): Scale {
  if (what === 'loudness')
    return { from: -27, to: -7, text: (value) => formatCount(value).replace('-', '−') };
  return { from: 0, to: Math.max(found, wanted.max ?? 0, wanted.min ?? 0) * 1.15 || 1, text: formatDuration };
}

/** Shows a value's position relative to the required range, as does the text next to it. */
export function CheckGauge({ check }: { check: GaugedCheck }) {
  const { from, to, text } = scaleOf(check);
  const { min, max } = check.wanted;
  const percent = (value: number) => Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
  const start = min === null ? 0 : percent(min);
  const end = max === null ? 100 : percent(max);
  const { tone, icon: Icon } = verdictLooks[check.verdict];
  return (
    <div className="gauge" data-tone={tone} aria-hidden>
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
