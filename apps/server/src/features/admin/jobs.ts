/** The admin's view of background jobs, and what can be done about failed ones. */

import { AppError, failedJobsShown, type JobsOverview } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { countJobs } from '../../platform/jobs/count-jobs.ts';
import { discardFailed, readFailed, retryFailed } from '../../platform/jobs/failed-jobs.ts';
import { recordAudit } from './audit.ts';

/** Counts by kind, for kinds that have jobs, and the newest failures. */
export async function readJobs({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<JobsOverview> {
  const counted = await countJobs(db, clock());
  const failed = await readFailed(db, failedJobsShown);
  return {
    kinds: counted
      .filter(({ waiting, running, retrying, failed: given }) => waiting + running + retrying + given > 0)
      .map((kind) => ({ ...kind, text: jobs.textOf(kind.kind) })),
    failed: failed.map((job) => ({
      ...job,
      text: jobs.textOf(job.kind),
      createdAt: job.createdAt.toISOString(),
      failedAt: (job.failedAt ?? job.createdAt).toISOString(),
    })),
  };
}

/** Retries one failed job, or all for null. Throws admin.job_not_found if the given one does not exist. */
export async function retryJobs(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'jobs'>,
  by: AdminActor,
  id: string | null,
): Promise<{ message: string }> {
  const retried = await deps.db.transaction(async (tx) => {
    const jobs = await retryFailed(tx, id, deps.clock());
    if (id !== null && jobs.length === 0) throw new AppError('admin.job_not_found');
    for (const { id: jobId, kind, lastError } of jobs) {
      await recordAudit(deps, tx, {
        by,
        action: 'job.retry',
        subject: `${kind} (${jobId})`,
        before: { lastError },
      });
    }
    if (jobs.length > 0) deps.jobs.announce();
    return jobs.length;
  });
  return { message: m.admin_answer_jobs_retried({ n: retried, count: formatCount(retried) }) };
}

/** Discards a failed job. Throws admin.job_not_found. */
export async function discardJob(
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  by: AdminActor,
  id: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const job = await discardFailed(tx, id);
    if (!job) throw new AppError('admin.job_not_found');
    const { kind, lastError } = job;
    await recordAudit(deps, tx, {
      by,
      action: 'job.discard',
      subject: `${kind} (${id})`,
      before: { lastError },
    });
  });
  return { message: m.admin_answer_job_discarded() };
}
