/** Castings: open briefs that creators apply to. */
import { hourMs, minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import type { Board } from './board/board.ts';
import { endFullCastings, expireCastings } from './expire-castings.ts';
import { notifySavedSearches } from './notify-saved-searches.ts';
import { ownData } from './own-data.ts';
import { castingsRoutes } from './routes.ts';

const expireCastingsJob = jobKind<Record<string, never>>('castings.end_by_time', {
  text: m.admin_job_castings,
  lane: 'quick',
});
const notifySavedSearchesJob = jobKind<Record<string, never>>('castings.tell_searches', {
  text: m.admin_job_casting_searches,
  lane: 'slow',
});
const everyMilliseconds = 10 * minuteMs;

export const castings: Feature<{ workFacts: WorkFactsReader; board: Board }> = {
  noun: 'castings',
  floor: 100,
  owns: [
    'castings',
    'castingApplications',
    'applicationVotes',
    'castingDrafts',
    'castingInvitations',
    'savedCastings',
    'castingSearches',
  ],
  locks: { castings: 45, castingSearches: 46 },
  ownData,
  constraintRefusals: {
    castings_brand_id_brands_id_fk: 'auth.session_expired',
    casting_applications_casting_id_castings_id_fk: 'casting.not_found',
    casting_applications_creator_id_creators_user_id_fk: 'auth.session_expired',
    casting_applications_deal_id_deals_id_fk: 'deal.not_found',
    casting_applications_film_id_media_id_fk: 'upload.not_found',
    // Two at once with the same film.
    casting_applications_film: 'upload.not_found',
    application_votes_application_id_casting_applications_id_fk: 'application.not_found',
    application_votes_user_id_users_id_fk: 'auth.session_expired',
    // Two at once.
    casting_applications_once: 'application.answered',
    casting_drafts_brand_id_brands_id_fk: 'auth.session_expired',
    casting_invitations_casting_id_castings_id_fk: 'casting.not_found',
    casting_invitations_creator_id_creators_user_id_fk: 'creator.not_found',
    casting_invitations_once: 'casting.nobody_invited',
    saved_castings_casting_id_castings_id_fk: 'casting.not_found',
    saved_castings_creator_id_creators_user_id_fk: 'auth.session_expired',
    casting_searches_creator_id_creators_user_id_fk: 'auth.session_expired',
  },
  routes: castingsRoutes,
  timers: (deps, { board }) => [
    { kind: expireCastingsJob, everyMilliseconds, work: () => expireCastings(deps) },
    { kind: notifySavedSearchesJob, everyMilliseconds: hourMs, work: () => notifySavedSearches(deps, board) },
  ],
  follows: (deps) => endFullCastings(deps),
};
