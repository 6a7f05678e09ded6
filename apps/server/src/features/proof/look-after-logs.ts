/**
 * Looking after the logs once a day, some in each turn so that other work comes between: old deals get their log, waiting
 * messages join, ends are signed, and every log is checked. What does not fit is written to the server's log, as nobody but
 * its operator can have done it.
 */
import { setImmediate } from 'node:timers/promises';
import { AppError } from '@briefcast/contract';
import { logFault } from '@briefcast/contract/proof/deal-log';
import { asc, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { dealLog, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { catchUpIfBehind } from './chain-facts.ts';
import { readLog } from './read-log.ts';
import { signHeads } from './sign-heads.ts';
import type { Signer } from './signer.ts';

export const lookAfterLogsJob = jobKind<Record<string, never>>('deal_logs.look_after', { lane: 'slow' });

/** The deals after this one, by their ids; null begins. */
interface Turn {
  after: string | null;
}
export const logsTurnJob = jobKind<Turn>('deal_logs.turn', { lane: 'slow' });

type LogsDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'log'>;

const day = 24 * 60 * 60 * 1000;
/** A turn takes some seconds at most, unless logs are very long. */
const logsInTurn = 200;

/** The next deals in the order of their ids, and deleted ones of which the log is kept. */
async function readTurn(db: Database, { after }: Turn): Promise<string[]> {
  const begin = after ?? '00000000-0000-0000-0000-000000000000';
  const present = await db
    .select({ id: deals.id })
    .from(deals)
    .where(gt(deals.id, begin))
    .orderBy(asc(deals.id))
    .limit(logsInTurn);
  const logged = await db
    .selectDistinct({ id: dealLog.dealId })
    .from(dealLog)
    .where(gt(dealLog.dealId, begin))
    .orderBy(asc(dealLog.dealId))
    .limit(logsInTurn);
  return [...new Set([...present, ...logged].map(({ id }) => id))].sort().slice(0, logsInTurn);
}

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

/** Checks the logs of these deals, those of deleted ones as well; returns how many do not fit. */
export async function checkLogs({ db, log }: Pick<Deps, 'db' | 'log'>, ids: string[]): Promise<number> {
  let faults = 0;
  for (const dealId of ids) {
    const fault = logFault(await readLog(db, dealId));
    // Hashing keeps the process busy: requests come between two logs.
    await setImmediate();
    if (!fault) continue;
    faults += 1;
    log.error({ dealId, ...fault }, 'the log of a deal does not fit: an entry was changed or removed');
  }
  return faults;
}

/** Looks after some logs, and leaves those behind them to the next turn. */
export async function takeTurn(deps: LogsDeps, signer: Signer, turn: Turn): Promise<void> {
  const ids = await readTurn(deps.db, turn);
  if (ids.length === 0) return;
  await catchUpAll(deps, signer, ids);
  await signHeads(deps.db, signer, ids, deps.clock());
  await checkLogs(deps, ids);
  if (ids.length === logsInTurn) {
    await deps.jobs.enqueue(deps.db, logsTurnJob, { after: ids.at(-1) ?? null });
  }
}

/** Begins to look after all logs. The next time is planned first, so that a failure does not end it. */
export async function lookAfterLogs(deps: LogsDeps): Promise<void> {
  await deps.jobs.plan(lookAfterLogsJob, new Date(deps.clock().getTime() + day));
  await deps.jobs.enqueue(deps.db, logsTurnJob, { after: null });
}
