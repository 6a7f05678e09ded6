import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { eachOnce } from '../../lib/each-once.ts';
import { pagedQ } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { RunCard } from './run-card.tsx';

/** The runs in which an organisation paid creators, the newest first. */
export function RunsTab({ brandId, mayMark }: { brandId: string; mayMark: boolean }) {
  const list = useInfiniteQuery(pagedQ('payoutRuns.list'));
  if (list.error && !list.data)
    return (
      <ErrorState className="card mt-6 p-5" onRetry={() => void list.refetch()}>
        {m.runs_failed()}
        <span className="block font-normal text-ink-2">{errorText(list.error, m.please_try_again())}</span>
      </ErrorState>
    );
  if (!list.data)
    return (
      <div className="mt-5 grid gap-3">
        <LoadingText>{m.runs_loading()}</LoadingText>
        <Skeleton className="ear h-60" />
      </div>
    );
  const runs = eachOnce(list.data.pages.flatMap((page) => page.runs));
  return (
    <>
      <h2 className="sr-only">{m.runs_title()}</h2>
      {runs.length === 0 ? (
        <div className="card mt-6 p-5">
          <EmptyState title={m.runs_none()} icon={<ListChecks aria-hidden className="ic" />}>
            {m.runs_none_text()}
          </EmptyState>
        </div>
      ) : null}
      <ul className="mt-5 grid gap-3">
        {runs.map((run) => (
          <RunCard key={run.id} run={run} brandId={brandId} mayMark={mayMark} />
        ))}
      </ul>
      <MorePages list={list} busyText={m.runs_loading()} failedText={m.runs_failed()} />
    </>
  );
}
