/** Requests of creators for the admin's approval, reports, and letters of the market. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { moderationRoutes } from './routes.ts';

export const moderation: Feature = {
  noun: 'moderation',
  floor: 20,
  owns: ['profileReviews', 'reports', 'marketLetters'],
  locks: { profileReviews: 33, reports: 96 },
  ownData,
  constraintRefusals: {
    profile_reviews_creator_id_creators_user_id_fk: 'auth.session_expired',
    reports_reporter_id_users_id_fk: 'auth.session_expired',
    // The reported profile was deleted.
    reports_creator_id_creators_user_id_fk: 'moderation.nothing_to_report',
    reports_deal_id_deals_id_fk: 'moderation.nothing_to_report',
    reports_casting_id_castings_id_fk: 'casting.not_found',
    market_letters_brand_id_brands_id_fk: 'admin.user_not_found',
    market_letters_user_id_users_id_fk: 'admin.user_not_found',
  },
  routes: moderationRoutes,
};
