/** Removes rows that are outdated: ended sessions, passing facts, used links and counters. */
import { hourMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Deps } from '../deps.ts';
import { jobKind } from '../jobs/kinds.ts';
import type { Timer } from '../jobs/timers.ts';
import type { Tx } from './database.ts';

/** Removes one owner's outdated rows. */
export type SweepRows = (tx: Tx, now: Date) => Promise<void>;

const sweepRowsJob = jobKind<Record<string, never>>('rows.sweep', { text: m.admin_job_rows, lane: 'slow' });

/** Sweeps every hour, in the given order, all owners in one transaction. */
export const sweepRowsTimer = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sweeps: readonly SweepRows[],
): Timer => ({
  kind: sweepRowsJob,
  everyMilliseconds: hourMs,
  async work() {
    const now = clock();
    await db.transaction(async (tx) => {
      for (const sweep of sweeps) await sweep(tx, now);
    });
  },
});
