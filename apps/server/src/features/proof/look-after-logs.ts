/**
 * The daily job of the logs: old deals get theirs, waiting messages join, ends are signed, and every log is checked. What
 * does not fit is written to the server's log, as nobody but its operator can have done it.
 */
import { logFault } from '@briefcast/contract/proof/deal-log';
import { asc, gt, sql } from 'drizzle-orm';
import { dealLog, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { catchUpIfBehind } from './chain-facts.ts';
import { readLog } from './read-log.ts';
import { signHeads } from './sign-heads.ts';
import type { Signer } from './signer.ts';

export const lookAfterLogsJob = jobKind<Record<string, never>>('deal_logs.look_after', { lane: 'slow' });

type LogsDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'log'>;

const day = 24 * 60 * 60 * 1000;
const batch = 200;

/** Deals whose log lacks its beginning or messages. */
const isBehind = sql`${deals.lastMessageSeq} > coalesce(
  (select max(l.message_seq) from deal_log l where l.deal_id = ${deals.id}), 0)
  or not exists (select 1 from deal_log l where l.deal_id = ${deals.id})`;

async function catchUpAll(deps: LogsDeps, signer: Signer): Promise<void> {
  const behind = await deps.db
    .select({ id: deals.id, lastMessageSeq: deals.lastMessageSeq })
    .from(deals)
    .where(isBehind)
    .orderBy(asc(deals.id));
  for (const deal of behind) await catchUpIfBehind(deps, signer, deal);
}

/** Checks every log, those of deleted deals as well; returns how many do not fit. */
export async function checkLogs({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  let faults = 0;
  let after: string | null = null;
  for (;;) {
    const rows: { dealId: string }[] = await db
      .selectDistinct({ dealId: dealLog.dealId })
      .from(dealLog)
      .where(after === null ? undefined : gt(dealLog.dealId, after))
      .orderBy(asc(dealLog.dealId))
      .limit(batch);
    for (const { dealId } of rows) {
      const fault = logFault(await readLog(db, dealId));
      if (!fault) continue;
      faults += 1;
      log.error({ dealId, ...fault }, 'the log of a deal does not fit: an entry was changed or removed');
    }
    if (rows.length < batch) return faults;
    after = rows.at(-1)?.dealId ?? null;
  }
}

/** Looks after all logs once. The next time is planned first, so that a failure does not end it. */
export async function lookAfterLogs(deps: LogsDeps, signer: Signer): Promise<void> {
  await deps.jobs.plan(lookAfterLogsJob, new Date(deps.clock().getTime() + day));
  await catchUpAll(deps, signer);
  await signHeads(deps.db, signer, deps.clock());
  await checkLogs(deps);
}
