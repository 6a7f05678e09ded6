/**
 * Daily check of the books for entries that the database refuses to write (rules/credits#ledger), unless somebody
 * changed it by hand or a disk lost it. Repairs nothing; notifies the operator.
 */
import { m } from '@briefcast/i18n/messages';
import { sql } from 'drizzle-orm';
import { writeCheckResult } from '../../platform/check-results.ts';
import { ledgerEntries, ledgerPostings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';

export const checkLedgerJob = jobKind<Record<string, never>>('ledger.check', {
  text: m.admin_job_ledger_check,
  lane: 'slow',
});

/** Counts entries whose postings do not balance in each unit, or that have none, and keeps how many there are. */
export async function checkLedger({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const unbalanced = db
    .select({ id: ledgerPostings.entryId })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.entryId, ledgerPostings.unit)
    .having(sql`sum(${ledgerPostings.amount}) <> 0`);
  const empty = sql`not exists (select from ${ledgerPostings} where ${ledgerPostings.entryId} = ${ledgerEntries.id})`;
  const found = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.id} in ${unbalanced} or ${empty}`);
  for (const { id } of found) log.error({ entryId: id }, 'an entry of the ledger does not balance');
  await writeCheckResult(db, { check: 'ledger', at: clock(), faults: found.length });
}
