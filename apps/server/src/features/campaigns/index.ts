/** Campaigns: deals of a brand with one goal. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { campaignsRoutes } from './routes.ts';

export const campaigns: Feature = {
  noun: 'campaigns',
  floor: 90,
  owns: ['campaigns'],
  locks: { campaigns: 47 },
  ownData,
  constraintRefusals: {
    campaigns_brand_id_brands_id_fk: 'auth.session_expired',
    campaigns_created_by_users_id_fk: 'auth.session_expired',
  },
  routes: campaignsRoutes,
};
