/** Renewals: more time for the rights of a completed deal, offered by one side and accepted by the other. */
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { expireRenewals } from './expire-renewals.ts';
import { ownData } from './own-data.ts';
import { renewalsRoutes } from './routes.ts';

const lapseJob = jobKind<Record<string, never>>('renewals.lapse', {
  text: m.admin_job_renewals,
  lane: 'quick',
});
const everyMilliseconds = 10 * minuteMs;

export const renewals: Feature = {
  noun: 'renewals',
  floor: 100,
  owns: ['renewals', 'renewalLines'],
  ownData,
  constraintRefusals: {
    renewals_deal_id_deals_id_fk: 'deal.not_found',
    renewal_lines_deal_id_deals_id_fk: 'deal.not_found',
    renewal_lines_renewal_id_renewals_id_fk: 'renewal.not_found',
    renewal_lines_open: 'renewal.one_open',
  },
  routes: renewalsRoutes,
  timers: (deps) => [{ kind: lapseJob, everyMilliseconds, work: () => expireRenewals(deps) }],
};
