/** Castings: open briefs that creators apply to. */
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import { endByTime, endFullCastings } from './end-by-time.ts';
import { castingsRoutes } from './routes.ts';

const endByTimeJob = jobKind<Record<string, never>>('castings.end_by_time', { lane: 'quick' });
const everyMilliseconds = 10 * 60_000;

export const castings: Feature<{ workFacts: WorkFactsReader }> = {
  noun: 'castings',
  owns: ['castings', 'castingApplications'],
  constraintRefusals: {
    castings_brand_id_brands_id_fk: 'auth.session_expired',
    casting_applications_casting_id_castings_id_fk: 'casting.not_found',
    casting_applications_creator_id_creators_user_id_fk: 'auth.session_expired',
    casting_applications_deal_id_deals_id_fk: 'deal.not_found',
    // Two at once.
    casting_applications_once: 'application.answered',
  },
  routes: castingsRoutes,
  timers: (deps) => [{ kind: endByTimeJob, everyMilliseconds, work: () => endByTime(deps) }],
  follows: (deps) => endFullCastings(deps),
};
