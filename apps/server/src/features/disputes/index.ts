/** Disputes: payments that are late, formal letters about them, and cases that the market decides. */
import type { Feature } from '../../platform/feature.ts';
import { mailLetter, mailLetterJob } from './mail-letter.ts';
import { ownData } from './own-data.ts';
import { disputesRoutes } from './routes.ts';
import { settleWithPayment } from './settle-with-payment.ts';

export const disputes: Feature = {
  noun: 'disputes',
  floor: 100,
  owns: ['lateLetters', 'disputes', 'disputeStatements'],
  locks: { disputes: 71 },
  ownData,
  constraintRefusals: {
    late_letters_deal_id_payouts_deal_id_fk: 'deal.not_found',
    disputes_deal_id_payouts_deal_id_fk: 'deal.not_found',
    disputes_one_open: 'dispute.already_open',
    dispute_statements_dispute_id_disputes_id_fk: 'dispute.not_found',
  },
  routes: disputesRoutes,
  jobs: (deps) => deps.jobs.handle(mailLetterJob, (letter) => mailLetter(deps, letter)),
  writesWithFacts: () => settleWithPayment,
};
