/** Removes rows that time has made useless: ended sessions, passing facts, spent links and counters. */
import type { Deps } from '../deps.ts';
import { jobKind } from '../jobs/kinds.ts';
import type { Tx } from './database.ts';

/** Removes what time has made useless of one owner's rows. */
export type SweepRows = (tx: Tx, now: Date) => Promise<void>;

export const sweepRowsJob = jobKind<Record<string, never>>('rows.sweep', { lane: 'slow' });

const hour = 60 * 60 * 1000;

/** Sweeps once, for all owners in one transaction. The next time is planned first, so that a failure does not end it. */
export async function sweepRows(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  sweeps: readonly SweepRows[],
): Promise<void> {
  const now = clock();
  await jobs.plan(sweepRowsJob, new Date(now.getTime() + hour));
  await db.transaction(async (tx) => {
    for (const sweep of sweeps) await sweep(tx, now);
  });
}
