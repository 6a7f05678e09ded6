/** Credits that brands buy: orders, statements, and packs that expire. */
import { hourMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { expirePacks } from '../ledger/expire-packs.ts';
import { mailProForma, mailProFormaJob } from './mail-pro-forma.ts';
import { ownData } from './own-data.ts';
import { creditsRoutes } from './routes.ts';

const expireJob = jobKind<Record<string, never>>('billing.expire_packs', {
  text: m.admin_job_expire_packs,
  lane: 'quick',
});

export const credits: Feature = {
  noun: 'credits',
  floor: 40,
  owns: ['creditOrders', 'billingChoices', 'creditGrants'],
  locks: { creditGrants: 79, creditOrders: 80 },
  ownData,
  constraintRefusals: {
    billing_choices_brand_id_brands_id_fk: 'auth.session_expired',
    credit_grants_brand_id_brands_id_fk: 'admin.user_not_found',
    credit_grants_waiting: 'billing.grant_waits',
  },
  routes: creditsRoutes,
  jobs(deps) {
    deps.jobs.handle(mailProFormaJob, (payload) => mailProForma(deps, payload));
  },
  timers: (deps) => [{ kind: expireJob, everyMilliseconds: hourMs, work: () => expirePacks(deps) }],
};
