/**
 * The complete list of checks. Add a new one to the file of its kind in `checks`, with the tests that should
 * fail without it.
 */
import { accounts } from './checks/accounts.ts';
import { bankDetails } from './checks/bank-details.ts';
import { castings } from './checks/castings.ts';
import { chains } from './checks/chains.ts';
import { conflicts } from './checks/conflicts.ts';
import { disks } from './checks/disks.ts';
import { disputes } from './checks/disputes.ts';
import { ledger } from './checks/ledger.ts';
import { limits } from './checks/limits.ts';
import { mails } from './checks/mails.ts';
import { media } from './checks/media.ts';
import { passwords } from './checks/passwords.ts';
import { linkPreviews } from './checks/previews.ts';
import { publishing } from './checks/publishing.ts';
import { pushes } from './checks/pushes.ts';
import { quotas } from './checks/quotas.ts';
import { releases } from './checks/releases.ts';
import { requests } from './checks/requests.ts';
import { review } from './checks/review.ts';
import { rules } from './checks/rules.ts';
import { sessions } from './checks/sessions.ts';
import { signed } from './checks/signed.ts';
import { teams } from './checks/teams.ts';
import { textsAndFiles } from './checks/texts-and-files.ts';
import { whoMay } from './checks/who-may.ts';
import type { Check } from './lib/check.ts';

export const allChecks: readonly Check[] = [
  ...whoMay,
  ...teams,
  ...sessions,
  ...passwords,
  ...accounts,
  ...bankDetails,
  ...signed,
  ...castings,
  ...chains,
  ...limits,
  ...mails,
  ...pushes,
  ...textsAndFiles,
  ...requests,
  ...media,
  ...quotas,
  ...disks,
  ...releases,
  ...ledger,
  ...publishing,
  ...linkPreviews,
  ...review,
  ...disputes,
  ...rules,
  ...conflicts,
];
