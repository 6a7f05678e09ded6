/** Payouts: what brands owe creators. */
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { ownData } from './own-data.ts';
import { payoutsRoutes } from './routes.ts';
import { takeDueSteps } from './take-due-steps.ts';

const takeDueStepsJob = jobKind<Record<string, never>>('payouts.steps', {
  text: m.admin_job_payouts,
  lane: 'quick',
});
const everyMilliseconds = 10 * minuteMs;

export const payouts: Feature = {
  noun: 'payouts',
  floor: 60,
  // A deal's completion calls its command.
  owns: ['payouts', 'payoutParts'],
  locks: { payouts: 64 },
  ownData,
  constraintRefusals: {
    payouts_deal_id_deals_id_fk: 'deal.not_found',
    payout_parts_deal_id_payouts_deal_id_fk: 'payout.not_found',
  },
  routes: payoutsRoutes,
  timers: (deps) => [{ kind: takeDueStepsJob, everyMilliseconds, work: () => takeDueSteps(deps) }],
};
