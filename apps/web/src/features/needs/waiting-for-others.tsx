import type { Role, WaitingLine } from '@briefcast/contract';
import { waitingPath } from '@briefcast/contract/needs/waiting';
import { formatCount } from '@briefcast/i18n/format';
import { waitingAct, waitingTitle } from '@briefcast/i18n/labels/needs';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { waitingIcons } from './need-icons.ts';
import { momentText, sumOf, waitsUntil } from './need-words.ts';
import { needsQuery } from './needs-query.ts';

const linesAtFirst = 3;
/** Number of lines from which on they are one. */
const foldedFrom = 12;

/** Lists the next steps of others, a quiet line each; nothing where nothing waits. */
export function WaitingForOthers({ viewer }: { viewer: Role }) {
  const titleId = useId();
  const { data } = useQuery(needsQuery);
  const [isOpen, setOpen] = useState(false);
  if (!data || data.waitingTotal === 0) return null;
  const { waiting, waitingTotal } = data;
  const isFolded = waitingTotal >= foldedFrom && !isOpen;
  const shown = isOpen ? waiting : waiting.slice(0, isFolded ? 0 : linesAtFirst);
  const rest = waiting.length - shown.length;
  const heading = (
    <h2 id={titleId} className={isFolded ? 'text-ui' : undefined}>
      {m.next_waiting()}
    </h2>
  );
  const count = <span className="count">{formatCount(waitingTotal)}</span>;
  const [next] = waiting;
  if (isFolded)
    return (
      <section aria-labelledby={titleId} className="mt-5">
        <Card as="div" flush className="waiting-folded">
          <Hourglass aria-hidden className="ic" />
          {heading}
          {count}
          <small className="num">
            {next?.until ? m.queue_next_ends({ day: momentText(next.until) }) : null}
          </small>
          <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
            {m.queue_show()}
            <ChevronDown aria-hidden className="ic" />
            <span className="sr-only">: {m.next_waiting()}</span>
          </button>
        </Card>
      </section>
    );
  return (
    <section aria-labelledby={titleId} className="mt-5">
      <div className="needs-head">
        {heading}
        {count}
      </div>
      <Card as="div" flush>
        <ul className="quiet-lines">
          {shown.map((line) => (
            <Line key={line.key} line={line} viewer={viewer} />
          ))}
          {rest > 0 ? (
            <li className="quiet-rest">
              <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
                <ChevronDown aria-hidden className="ic" />
                {m.queue_more({ count: formatCount(rest) })}
              </button>
            </li>
          ) : null}
        </ul>
      </Card>
    </section>
  );
}

function Line({ line, viewer }: { line: WaitingLine; viewer: Role }) {
  const Icon = waitingIcons[line.kind];
  const text = waitingTitle(line, viewer);
  return (
    <li>
      <Icon aria-hidden className="ic" />
      <b className="min-w-0 truncate">{text}</b>
      <small dir="auto" className="quiet-about truncate">
        {line.deal.title}
      </small>
      <small className="quiet-about num">{waitsUntil(line)}</small>
      <span className="quiet-sum num">{sumOf(line)?.value}</span>
      <Link to={waitingPath(line, viewer)} className="quiet-button">
        {waitingAct(line.kind)}
        <span className="sr-only">: {text}</span>
      </Link>
    </li>
  );
}
