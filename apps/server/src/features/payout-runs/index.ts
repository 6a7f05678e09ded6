/** Runs: several payouts that a brand pays at once. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { payoutRunsRoutes } from './routes.ts';

export const payoutRuns: Feature = {
  noun: 'payout-runs',
  floor: 70,
  owns: ['payoutRuns', 'payoutRunPayments', 'payoutRunDownloads'],
  locks: { payoutRuns: 63 },
  ownData,
  constraintRefusals: {
    payout_runs_brand_id_brands_id_fk: 'auth.session_expired',
    payout_run_payments_run_id_payout_runs_id_fk: 'run.not_found',
    payout_run_payments_deal_id_payouts_deal_id_fk: 'payout.not_found',
    payout_run_downloads_run_id_payout_runs_id_fk: 'run.not_found',
  },
  routes: payoutRunsRoutes,
};
