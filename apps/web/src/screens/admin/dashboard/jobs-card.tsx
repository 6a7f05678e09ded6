import type { FailedJob, JobsOverview } from '@briefcast/contract';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, Hourglass, LoaderCircle, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { discardJob, retryJobs } from '../actions/actions.ts';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';
import { jobsReadMilliseconds, refreshAdmin } from '../admin-queries.ts';

const shownAtFirst = 5;

const states = [
  { key: 'running', text: m.admin_jobs_running, tone: 'blue', Icon: LoaderCircle },
  { key: 'waiting', text: m.admin_jobs_waiting, tone: 'buff', Icon: Hourglass },
  { key: 'retrying', text: m.admin_jobs_retrying, tone: 'orange', Icon: RotateCw },
  { key: 'failed', text: m.admin_jobs_failed, tone: 'red', Icon: CircleAlert },
] as const;

/** Work in the background: what waits and runs, and what failed for good, to be tried again or discarded. */
export function JobsCard() {
  const jobs = useQuery({ ...adminQ('admin.jobs'), refetchInterval: jobsReadMilliseconds });
  return (
    <Card>
      <h2 className="text-[22px]">{m.admin_jobs()}</h2>
      {jobs.isPending ? <LoadingText className="mt-3">{m.admin_jobs_loading()}</LoadingText> : null}
      {jobs.isError && !jobs.data ? (
        <ErrorState className="mt-3" onRetry={() => void jobs.refetch()}>
          {errorText(jobs.error, m.admin_jobs_load_failed())}
        </ErrorState>
      ) : null}
      {jobs.data ? <Work {...jobs.data} /> : null}
    </Card>
  );
}

function Work({ kinds, failed }: JobsOverview) {
  if (kinds.length === 0) return <p className="mt-3 text-ink-3">{m.admin_jobs_none()}</p>;
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

function KindLine({ text: kindText, lastError, ...counts }: JobsOverview['kinds'][number]) {
  return (
    <li className="py-3 text-ui">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold">{kindText}</span>
        <span className="flex flex-wrap gap-1.5">
          {states.map(({ key, text, tone, Icon }) =>
            counts[key] > 0 ? (
              <Badge key={key} tone={tone} icon={<Icon aria-hidden className="ic" />}>
                <RichText
                  parts={text.parts({ count: formatCount(counts[key]) })}
                  tags={{ count: (children) => <span className="num">{children}</span> }}
                />
              </Badge>
            ) : null,
          )}
        </span>
      </div>
      {lastError ? (
        <p className="hint mt-1 wrap-anywhere">
          <RichText
            parts={m.admin_job_last_try.parts({ reason: lastError })}
            tags={{ reason: (children) => <bdi>{children}</bdi> }}
          />
        </p>
      ) : null}
    </li>
  );
}

function Failures({ failed, total }: { failed: FailedJob[]; total: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const discarding = useAdminAction();
  const retrying = useMutation({
    mutationFn: retryJobs,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(errorText(error, m.admin_jobs_retry_failed())),
    onSettled: refreshAdmin,
  });

  return (
    <section className="mt-5" aria-labelledby="failed-jobs">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="failed-jobs" className="text-[18px]">
          {m.admin_jobs_given_up()}
        </h3>
        {total > 1 ? (
          <OnlineButton
            variant="outline"
            size="sm"
            busy={retrying.isPending && retrying.variables === null}
            onClick={() => retrying.mutate(null)}
          >
            {m.admin_jobs_retry_all({ n: total, count: formatCount(total) })}
          </OnlineButton>
        ) : null}
      </div>
      <ul className="mt-1 divide-y divide-line">
        {(showsAll ? failed : failed.slice(0, shownAtFirst)).map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-ui">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold">{job.text}</p>
              <p className="wrap-anywhere text-ink-2">
                {job.lastError ? <bdi>{job.lastError}</bdi> : m.admin_job_no_reason()}
              </p>
              <p className="hint">
                <RichText
                  parts={m.admin_job_tries.parts({
                    n: job.attempts,
                    count: formatCount(job.attempts),
                    date: formatDateWithTime(job.failedAt),
                  })}
                  tags={{
                    time: (children) => (
                      <time dateTime={job.failedAt} className="whitespace-nowrap">
                        {children}
                      </time>
                    ),
                  }}
                />
              </p>
            </div>
            <span className="flex gap-2">
              <OnlineButton
                variant="outline"
                size="sm"
                aria-description={job.lastError ?? job.text}
                busy={retrying.isPending && retrying.variables?.id === job.id}
                onClick={() => retrying.mutate(job)}
              >
                {m.admin_job_retry()}
              </OnlineButton>
              <Button
                variant="danger-outline"
                size="sm"
                aria-description={job.lastError ?? job.text}
                onClick={() => discarding.ask(discardJob(job))}
              >
                {m.admin_discard()}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {!showsAll && failed.length > shownAtFirst ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {m.admin_jobs_show_all({ n: failed.length, count: formatCount(failed.length) })}
        </Button>
      ) : null}
      <ActionDialog action={discarding} />
    </section>
  );
}
