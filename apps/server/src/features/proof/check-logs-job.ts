/**
 * Looks after the logs once a day, some in each turn so that other work comes between: old deals get their log,
 * waiting messages join, ends are signed, and every log is checked, with its messages. Faults are written to the
 * server's log, as nobody but its operator can have caused them.
 */

import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { inArray } from 'drizzle-orm';
import { writeCheckResult } from '../../platform/check-results.ts';
import { deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { faultsOfLogs, readLogged } from './check-logs.ts';
import { catchUpIfBehind } from './log-and-certify.ts';
import { signHeads } from './sign-heads.ts';
import type { Signer } from './signer.ts';

/** The deals after this one, by their ids; null begins. */
interface Turn {
  after: string | null;
  /** Faults that the turns before have found; missing in those that an earlier release planned. */
  faults?: number;
}
export const checkSomeLogsJob = jobKind<Turn>('deal_logs.turn', {
  text: m.admin_job_deal_logs,
  lane: 'slow',
});

type LogsDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'log'>;

/** A turn takes some seconds at most, unless logs are very long. */
const logsInTurn = 200;

/** Returns how many logs have lost their end. */
async function catchUpAll(deps: LogsDeps, signer: Signer, ids: string[]): Promise<number> {
  let cut = 0;
  const present = await deps.db
    .select({ id: deals.id, lastMessageSeq: deals.lastMessageSeq })
    .from(deals)
    .where(inArray(deals.id, ids));
  for (const deal of present) {
    try {
      await catchUpIfBehind(deps, signer, deal);
    } catch (error) {
      // A log whose end is gone keeps nobody from looking after the others.
      if (!(error instanceof AppError && error.code === 'deal.log_cut')) throw error;
      deps.log.error({ dealId: deal.id, ...error.params }, 'the end of the log of a deal was removed');
      cut += 1;
    }
  }
  return cut;
}

/**
 * Checks the logs of these deals, those of deleted ones as well, and writes what does not fit to the server's log. Returns how
 * many do not fit.
 */
async function checkLogs({ db, log }: LogsDeps, ids: string[]): Promise<number> {
  let faults = 0;
  for await (const { dealId, ...fault } of faultsOfLogs(db, ids)) {
    log.error(
      { dealId, ...fault },
      'the log of a deal does not fit: an entry or a message was changed or removed',
    );
    faults += 1;
  }
  return faults;
}

/** Looks after some logs, and leaves those behind them to the next turn; the last turn keeps what all have found. */
export async function checkSomeLogs(deps: LogsDeps, signer: Signer, turn: Turn): Promise<void> {
  const { db, jobs, clock } = deps;
  const ids = await readLogged(db, turn.after, logsInTurn);
  const cut = await catchUpAll(deps, signer, ids);
  await signHeads(db, signer, ids, clock());
  const faults = (turn.faults ?? 0) + cut + (await checkLogs(deps, ids));
  if (ids.length === logsInTurn)
    await jobs.enqueue(db, checkSomeLogsJob, { after: ids.at(-1) ?? null, faults });
  else await writeCheckResult(db, { check: 'deal_logs', at: clock(), faults });
}

/** Begins to check all logs. */
export async function beginCheckingLogs(deps: LogsDeps): Promise<void> {
  await deps.jobs.enqueue(deps.db, checkSomeLogsJob, { after: null });
}
