/** The ledger of credits. Features of higher layers cause its entries. */
import { dayMs } from '@briefcast/contract/kit/days';
import type { Feature } from '../../platform/feature.ts';
import { checkLedger, checkLedgerJob } from './check-ledger.ts';

export const ledger: Feature = {
  noun: 'ledger',
  floor: 10,
  owns: ['ledgerAccounts', 'ledgerEntries', 'ledgerPostings'],
  locks: { ledgerAccounts: 84 },
  constraintRefusals: {
    // The ledger writes both rows in one statement.
    ledger_postings_entry_id_ledger_entries_id_fk: 'internal',
    ledger_postings_account_ledger_accounts_name_fk: 'internal',
  },
  timers: (deps) => [{ kind: checkLedgerJob, everyMilliseconds: dayMs, work: () => checkLedger(deps) }],
};
