import '../../styles/checks.css';
import type { Check, DealDeliverable, DealFile } from '@briefcast/contract';
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
import { checksOf, verdictLooks, wishOf } from '../../lib/checks-of.ts';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CheckGauge } from './check-gauge.tsx';

interface TechnicalCheckProps {
  file: DealFile;
  deliverables: readonly DealDeliverable[];
}

/**
 * What was asked of a draft's file and what was found, what failed first (rules/files#technical-check). Nothing of a file
 * of which nothing is known.
 */
export function TechnicalCheck({ file, deliverables }: TechnicalCheckProps) {
  const checks = checksOf(file, deliverables);
  const wish = wishOf(file, deliverables);
  if (checks.length === 0) return null;
  return (
    <Card
      id={`check-${file.id}`}
      title={m.check_title()}
      action={wish ? <Tag>{`${deliverableLabel(wish.kind)}, ${wishesText(wish)}`}</Tag> : null}
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
  const { stock, icon: Icon } = verdictLooks[check.verdict];
  const advice = checkAdvice(check);
  return (
    <li className="check-row" data-stock={stock}>
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

/** What was asked for: on a gauge for eyes, and in words. */
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
