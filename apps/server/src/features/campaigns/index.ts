/** Campaigns: deals of a brand with one goal. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { campaignsRoutes } from './routes.ts';

export const campaigns: Feature = {
  noun: 'campaigns',
  floor: 90,
  owns: ['campaigns', 'campaignPeople', 'projectCalendars'],
  locks: { campaigns: 47 },
  ownData,
  constraintRefusals: {
    campaigns_brand_id_brands_id_fk: 'auth.session_expired',
    campaigns_created_by_users_id_fk: 'auth.session_expired',
    campaign_people_campaign_id_campaigns_id_fk: 'campaign.not_found',
    campaign_people_user_id_users_id_fk: 'auth.session_expired',
    project_calendars_user_id_users_id_fk: 'auth.session_expired',
    project_calendars_brand_id_brands_id_fk: 'auth.session_expired',
    project_calendars_campaign_id_campaigns_id_fk: 'campaign.not_found',
  },
  routes: campaignsRoutes,
};
