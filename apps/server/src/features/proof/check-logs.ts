/** Checking the logs of an installation, those of deleted deals as well, and the messages that they hold (rules/proof#signed-ends). */
import { setImmediate } from 'node:timers/promises';
import { logBeginning } from '@briefcast/contract';
import { endOfPart, faultOfPart, type LogFault } from '@briefcast/contract/proof/deal-log';
import { asc, gt } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealLog, deals } from '../../platform/database/tables/index.ts';
import { faultOfMessages, type MessageFault } from './check-messages.ts';
import { openLog, readLogParts } from './read-log.ts';

/** First fault in the log of a deal, or in its messages. */
export type FaultOfLog = { dealId: string } & (LogFault | MessageFault);

/** The next deals after this one in the order of their ids, and deleted ones of which the log is kept; null begins. */
export async function readLogged(db: Reader, after: string | null, most: number): Promise<string[]> {
  const begin = after ?? '00000000-0000-0000-0000-000000000000';
  const present = await db
    .select({ id: deals.id })
    .from(deals)
    .where(gt(deals.id, begin))
    .orderBy(asc(deals.id))
    .limit(most);
  const logged = await db
    .selectDistinct({ id: dealLog.dealId })
    .from(dealLog)
    .where(gt(dealLog.dealId, begin))
    .orderBy(asc(dealLog.dealId))
    .limit(most);
  return [...new Set([...present, ...logged].map(({ id }) => id))].sort().slice(0, most);
}

/** The first entry of a deal's log that does not fit, null where all do; other work comes between its parts. */
async function faultOfLog(db: Reader, dealId: string): Promise<LogFault | null> {
  const log = await openLog(db, dealId);
  let end = logBeginning;
  for await (const part of readLogParts(db, log)) {
    const fault = faultOfPart(log, end, part);
    // Hashing keeps the process busy: requests come between two parts.
    await setImmediate();
    if (fault) return fault;
    end = endOfPart(end, part);
  }
  return null;
}

/**
 * Yields the fault of each of these deals whose log or messages do not fit. A log that does not fit says nothing of
 * messages.
 */
export async function* faultsOfLogs(db: Reader, ids: readonly string[]): AsyncGenerator<FaultOfLog> {
  for (const dealId of ids) {
    const fault = (await faultOfLog(db, dealId)) ?? (await faultOfMessages(db, dealId));
    if (fault) yield { dealId, ...fault };
  }
}

const atOnce = 200;

/** Checks every log; returns how many there are, and what does not fit. */
export async function checkEveryLog(db: Reader): Promise<{ logs: number; faults: FaultOfLog[] }> {
  const faults: FaultOfLog[] = [];
  let logs = 0;
  for (let ids = await readLogged(db, null, atOnce); ids.length > 0; ) {
    for await (const fault of faultsOfLogs(db, ids)) faults.push(fault);
    logs += ids.length;
    ids = await readLogged(db, ids.at(-1) ?? null, atOnce);
  }
  return { logs, faults };
}
