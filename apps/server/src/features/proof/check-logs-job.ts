/**
 * Looking after the logs once a day, some in each turn so that other work comes between: old deals get their log, waiting
 * messages join, ends are signed, and every log is checked. What does not fit is written to the server's log, as nobody but
 * its operator can have done it.
 */
import { AppError } from '@briefcast/contract';
import { inArray } from 'drizzle-orm';
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
}
export const checkSomeLogsJob = jobKind<Turn>('deal_logs.turn', { lane: 'slow' });

type LogsDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'log'>;

/** A turn takes some seconds at most, unless logs are very long. */
const logsInTurn = 200;

async function catchUpAll(deps: LogsDeps, signer: Signer, ids: string[]): Promise<void> {
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
    }
  }
}

/** Checks the logs of these deals, those of deleted ones as well, and writes what does not fit to the server's log. */
async function checkLogs({ db, log }: LogsDeps, ids: string[]): Promise<void> {
  for await (const { dealId, ...fault } of faultsOfLogs(db, ids))
    log.error({ dealId, ...fault }, 'the log of a deal does not fit: an entry was changed or removed');
}

/** Looks after some logs, and leaves those behind them to the next turn. */
export async function checkSomeLogs(deps: LogsDeps, signer: Signer, turn: Turn): Promise<void> {
  const ids = await readLogged(deps.db, turn.after, logsInTurn);
  if (ids.length === 0) return;
  await catchUpAll(deps, signer, ids);
  await signHeads(deps.db, signer, ids, deps.clock());
  await checkLogs(deps, ids);
  if (ids.length === logsInTurn) {
    await deps.jobs.enqueue(deps.db, checkSomeLogsJob, { after: ids.at(-1) ?? null });
  }
}

/** Begins to check all logs. */
export async function beginCheckingLogs(deps: LogsDeps): Promise<void> {
  await deps.jobs.enqueue(deps.db, checkSomeLogsJob, { after: null });
}
