import '../../../styles/moderation.css';
import type { ModerationQueue, QueuePart } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ListChecks } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../../lib/show-error.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { moderationKeys } from './moderation-keys.ts';
import { QueueList } from './queue-list.tsx';
import { queueQuery } from './queue-query.ts';
import { queueSummary } from './queue-words.ts';
import { ReportCard } from './report-card.tsx';
import { ReviewCard } from './review-card.tsx';

const parts: { part: QueuePart; label: (counts?: ModerationQueue['counts']) => string }[] = [
  {
    part: 'WAITING',
    label: (counts) =>
      m.moderation_part_waiting({ count: counts ? formatCount(counts.profiles + counts.reports) : '' }),
  },
  {
    part: 'SENT_BACK',
    label: (counts) => m.moderation_part_sent_back({ count: counts ? formatCount(counts.sentBack) : '' }),
  },
  { part: 'APPROVED', label: m.moderation_part_approved },
  { part: 'CLOSED', label: m.moderation_part_closed },
];

/** The queue: what waits and what was decided, one at a time (rules/moderation#queue). */
export function ModerationTab() {
  const [search, setSearch] = useSearchParams();
  const part = parts.find((one) => one.part === search.get('part'))?.part ?? 'WAITING';
  const query = useQuery(queueQuery(part));
  const waiting = useQuery(queueQuery('WAITING'));
  const go = (changes: { part?: QueuePart; item?: string }) =>
    setSearch(
      { tab: 'moderation', ...(part === 'WAITING' ? {} : { part }), ...changes },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-d3">{m.moderation_title()}</h2>
          <p className="num mt-1 text-ink-2">{waiting.data ? queueSummary(waiting.data) : ' '}</p>
        </div>
        <fieldset className="segments min-w-0 max-sm:basis-full max-sm:grid-flow-row max-sm:grid-cols-2">
          <legend className="sr-only">{m.moderation_show()}</legend>
          {parts.map((one) => (
            <button
              key={one.part}
              type="button"
              aria-pressed={one.part === part}
              className={clsx(
                'segment px-3.5! whitespace-nowrap',
                one.part === part && 'bg-surface text-ink! shadow-[var(--e-1)]',
              )}
              onClick={() => go({ part: one.part })}
            >
              {one.label(waiting.data?.counts)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="mt-6">
        {query.data ? (
          <Queue
            queue={query.data}
            part={part}
            onChoose={(item) => go({ item })}
            chosen={search.get('item')}
          />
        ) : (
          <Card>
            {query.isError ? (
              <ErrorState onRetry={() => void query.refetch()}>
                {errorText(query.error, m.moderation_not_loaded())}
              </ErrorState>
            ) : (
              <LoadingText>{m.moderation_loading()}</LoadingText>
            )}
          </Card>
        )}
      </div>
    </>
  );
}

interface QueueProps {
  queue: ModerationQueue;
  part: QueuePart;
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Queue({ queue: { entries }, part, chosen, onChoose }: QueueProps) {
  const found = entries.findIndex(({ id }) => id === chosen);
  const index = Math.max(0, found);
  const entry = entries[index];
  const choose = (to: number) => {
    const next = entries[Math.min(entries.length - 1, Math.max(0, to))];
    if (next) onChoose(next.id);
  };
  // Decided entries leave the list, so a neighbour is chosen now.
  const leave = () => choose(index + 1 < entries.length ? index + 1 : index - 1);
  useKeys(moderationKeys, {
    j: () => choose(index + 1),
    k: () => choose(index - 1),
  });
  if (!entry)
    return (
      <Card>
        <EmptyState title={m.moderation_empty({ part })} icon={<ListChecks aria-hidden className="ic" />}>
          {m.moderation_empty_text()}
        </EmptyState>
      </Card>
    );
  return (
    <div className="mod">
      <QueueList entries={entries} chosen={entry.id} isWaiting={part === 'WAITING'} onChoose={onChoose} />
      {entry.what === 'REPORT' ? (
        <ReportCard id={entry.id} onDecided={leave} />
      ) : (
        <ReviewCard id={entry.id} onDecided={leave} />
      )}
    </div>
  );
}
