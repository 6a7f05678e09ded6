import type { HealthLine, HealthState, Move } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Eye } from 'lucide-react';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { jobsReadMilliseconds } from '../admin-queries.ts';
import { ReadinessCards } from '../readiness/readiness-card.tsx';
import { figureText, stateWords, subjectWords } from './health-words.ts';
import { UpgradesCard } from './upgrades-card.tsx';

/** Health of the installation, with advice, and the releases that ran. */
export function HealthTab() {
  const { data, isPending, error, refetch } = useQuery({
    ...adminQ('admin.health'),
    refetchInterval: jobsReadMilliseconds,
  });
  if (isPending) return <LoadingText>{m.health_loading()}</LoadingText>;
  if (!data) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.health_load_failed())}</ErrorState>
      </Card>
    );
  }
  return (
    <div className="mx-auto grid max-w-[940px] gap-5">
      <ReadinessCards />
      <Card title={m.health_title()}>
        <p className="-mt-2 text-ui text-ink-2">{m.health_text()}</p>
        <ul className="mt-3 divide-y divide-line">
          {data.lines.map((line) => (
            <Line key={line.subject} {...line} />
          ))}
        </ul>
      </Card>
      {data.moves.length > 0 ? <MovesCard moves={data.moves} /> : null}
      <UpgradesCard upgrades={data.upgrades} />
    </div>
  );
}

const looks = {
  GOOD: { tone: 'green', Icon: CircleCheck },
  LOOK: { tone: 'orange', Icon: Eye },
  ACT: { tone: 'red', Icon: CircleAlert },
} as const satisfies Record<HealthState, unknown>;

function Line(line: HealthLine) {
  const { subject, state } = line;
  const { tone, Icon } = looks[state];
  const { label, act } = subjectWords[subject];
  const figure = figureText(line);
  return (
    <li className="py-3.5 text-ui">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold">{label()}</span>
        <span className="flex flex-wrap items-center gap-3">
          {figure === null ? null : <span className="num text-ink-2">{figure}</span>}
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {stateWords[state]()}
          </Badge>
        </span>
      </div>
      {state === 'GOOD' ? null : (
        <p className="mt-1.5 max-w-[68ch] text-ink-2">
          <RichText
            parts={act()}
            tags={{
              code: (children) => (
                <code dir="ltr" translate="no" className="wrap-anywhere">
                  {children}
                </code>
              ),
            }}
          />
        </p>
      )}
    </li>
  );
}

function MovesCard({ moves }: { moves: readonly Move[] }) {
  return (
    <Card title={m.health_moves()}>
      <p className="-mt-2 text-ui text-ink-2">{m.health_moves_text()}</p>
      <ul className="mt-3 divide-y divide-line">
        {moves.map(({ kind, text, left }) => (
          <li key={kind} className="flex justify-between gap-4 py-3 text-ui">
            <span>{text}</span>
            <span className="num">{formatCount(left)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
