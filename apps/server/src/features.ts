/** The features of the server, each as it declares itself in its index.ts. */
import { accounts } from './features/accounts/index.ts';
import { additions } from './features/additions/index.ts';
import { admin } from './features/admin/index.ts';
import { backups } from './features/backups/index.ts';
import { bankDetails } from './features/bank-details/index.ts';
import { blocks } from './features/blocks/index.ts';
import { brands } from './features/brands/index.ts';
import { castings } from './features/castings/index.ts';
import { comments } from './features/comments/index.ts';
import { creators } from './features/creators/index.ts';
import { credits } from './features/credits/index.ts';
import { deals } from './features/deals/index.ts';
import { disputes } from './features/disputes/index.ts';
import { drafts } from './features/drafts/index.ts';
import { einvoices } from './features/einvoices/index.ts';
import { files } from './features/files/index.ts';
import { invoiceMails } from './features/invoice-mails/index.ts';
import { invoices } from './features/invoices/index.ts';
import { ledger } from './features/ledger/index.ts';
import { linkPreviews } from './features/link-previews/index.ts';
import { live } from './features/live/index.ts';
import { media } from './features/media/index.ts';
import { messages } from './features/messages/index.ts';
import { moderation } from './features/moderation/index.ts';
import { needs } from './features/needs/index.ts';
import { notifications } from './features/notifications/index.ts';
import { papers } from './features/papers/index.ts';
import { parties } from './features/parties/index.ts';
import { payments } from './features/payments/index.ts';
import { payoutRuns } from './features/payout-runs/index.ts';
import { payouts } from './features/payouts/index.ts';
import { personalData } from './features/personal-data/index.ts';
import { portfolio } from './features/portfolio/index.ts';
import { profiles } from './features/profiles/index.ts';
import { proof } from './features/proof/index.ts';
import { pushes } from './features/pushes/index.ts';
import { renewals } from './features/renewals/index.ts';
import { rights } from './features/rights/index.ts';
import { rosters } from './features/rosters/index.ts';
import { samples } from './features/samples/index.ts';
import { shares } from './features/shares/index.ts';
import { subscriptions } from './features/subscriptions/index.ts';
import { system } from './features/system/index.ts';
import { teams } from './features/teams/index.ts';
import { uploads } from './features/uploads/index.ts';
import type { Parts } from './parts.ts';
import {
  type ConstraintRefusals,
  platformConstraintRefusals,
} from './platform/database/constraint-refusals.ts';
import type { Feature } from './platform/feature.ts';

/**
 * Lowest floor first: a feature imports only from floors below its own (`test/floors.test.ts`). A new feature is given its
 * place here.
 */
export const floors: readonly (readonly Feature<Parts>[])[] = [
  [linkPreviews, media, ledger, invoices, parties],
  [moderation, blocks],
  [creators, brands],
  [accounts, portfolio, credits],
  [bankDetails, pushes],
  [payouts, payments],
  [payoutRuns, rights, subscriptions],
  [deals, rosters],
  [additions],
  [castings, comments, samples, renewals, disputes],
  [files, messages],
  [drafts, needs],
  [uploads],
  [shares, profiles, live, notifications, system, backups, proof],
  [papers, einvoices],
  [teams, invoiceMails],
  [personalData],
  [admin],
];

/** All of them, from the lowest floor up. */
export const features: readonly Feature<Parts>[] = floors.flat();

/** The refusal that each constraint of the database means. */
export const constraintRefusals: ConstraintRefusals = Object.assign(
  {},
  platformConstraintRefusals,
  ...features.map((feature) => feature.constraintRefusals),
);
