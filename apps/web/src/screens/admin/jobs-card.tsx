import type { FailedJob, JobsOverview } from '@briefcast/contract';
import { formatShortDate, formatTime } from '@briefcast/i18n/format';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, Hourglass, LoaderCircle, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { discardJob, retryJobs } from './actions.ts';
import { ActionDialog, useAdminAction } from './admin-action.tsx';
import { jobsQuery, refreshAdmin } from './admin-queries.ts';
import { jobText } from './job-text.ts';

const shownAtFirst = 5;

const states = [
  { key: 'running', label: 'running', stock: 'blue', Icon: LoaderCircle },
  { key: 'waiting', label: 'waiting', stock: 'buff', Icon: Hourglass },
  { key: 'retrying', label: 'trying again', stock: 'orange', Icon: RotateCw },
  { key: 'failed', label: 'failed', stock: 'red', Icon: CircleAlert },
] as const;

/** Work in the background: what waits and runs, and what failed for good, to be tried again or discarded. */
export function JobsCard() {
  const jobs = useQuery(jobsQuery);
  return (
    <Card>
      <h2 className="text-[22px]">Work in the background</h2>
      {jobs.isPending ? <LoadingText className="mt-3">Loading work in the background...</LoadingText> : null}
      {jobs.isError && !jobs.data ? (
        <ErrorState className="mt-3" onRetry={() => void jobs.refetch()}>
          {errorText(jobs.error, 'Failed to load work in the background')}
        </ErrorState>
      ) : null}
      {jobs.data ? <Work {...jobs.data} /> : null}
    </Card>
  );
}

function Work({ kinds, failed }: JobsOverview) {
  if (kinds.length === 0) return <p className="mt-3 text-ink-3">Nothing is waiting</p>;
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {kinds.map((kind) => (
          <KindLine key={kind.kind} {...kind} />
        ))}
      </ul>
      {failed.length > 0 ? (
        <Failures failed={failed} total={kinds.reduce((sum, kind) => sum + kind.failed, 0)} />
      ) : null}
    </>
  );
}

function KindLine({ kind, lastError, ...counts }: JobsOverview['kinds'][number]) {
  return (
    <li className="py-3 text-ui">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold">{jobText(kind)}</span>
        <span className="flex flex-wrap gap-1.5">
          {states.map(({ key, label, stock, Icon }) =>
            counts[key] > 0 ? (
              <Badge key={key} stock={stock} icon={<Icon aria-hidden className="ic" />}>
                <span className="num">{counts[key]}</span> {label}
              </Badge>
            ) : null,
          )}
        </span>
      </div>
      {lastError ? <p className="hint mt-1 wrap-anywhere">Last try: {lastError}</p> : null}
    </li>
  );
}

function Failures({ failed, total }: { failed: FailedJob[]; total: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const discarding = useAdminAction();
  const retrying = useMutation({
    mutationFn: retryJobs,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(errorText(error, 'Failed to try again')),
    onSettled: refreshAdmin,
  });

  return (
    <section className="mt-5" aria-labelledby="failed-jobs">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="failed-jobs" className="text-[18px]">
          Failed for good
        </h3>
        {total > 1 ? (
          <Button
            variant="outline"
            size="sm"
            busy={retrying.isPending && retrying.variables === null}
            onClick={() => retrying.mutate(null)}
          >
            Try all {total} again
          </Button>
        ) : null}
      </div>
      <ul className="mt-1 divide-y divide-line">
        {(showsAll ? failed : failed.slice(0, shownAtFirst)).map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-ui">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold">{jobText(job.kind)}</p>
              <p className="wrap-anywhere text-ink-2">{job.lastError ?? 'No reason was noted'}</p>
              <p className="hint">
                {job.attempts === 1 ? 'One try' : `${job.attempts} tries`}, given up{' '}
                <time dateTime={job.failedAt} className="whitespace-nowrap">
                  {formatShortDate(job.failedAt)}, {formatTime(job.failedAt)}
                </time>
              </p>
            </div>
            <span className="flex gap-2">
              <Button
                variant="outline"
                size="sm"
                aria-description={job.lastError ?? jobText(job.kind)}
                busy={retrying.isPending && retrying.variables?.id === job.id}
                onClick={() => retrying.mutate(job)}
              >
                Try again
              </Button>
              <Button
                variant="danger-outline"
                size="sm"
                aria-description={job.lastError ?? jobText(job.kind)}
                onClick={() => discarding.ask(discardJob(job))}
              >
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {!showsAll && failed.length > shownAtFirst ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          Show all {failed.length}
        </Button>
      ) : null}
      <ActionDialog action={discarding} />
    </section>
  );
}
