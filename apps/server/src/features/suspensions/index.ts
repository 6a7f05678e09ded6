/** Suspensions: new business of a brand, a creator or a person of brands rests until the admin lifts them. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { suspensionsRoutes } from './routes.ts';

export const suspensions: Feature = {
  noun: 'suspensions',
  floor: 50,
  owns: ['suspensions'],
  locks: { suspensions: 45 },
  ownData,
  constraintRefusals: {
    suspensions_brand_id_brands_id_fk: 'admin.user_not_found',
    suspensions_user_id_users_id_fk: 'admin.user_not_found',
    // Two admins at once.
    suspensions_brand: 'suspension.running',
    suspensions_user: 'suspension.running',
  },
  routes: suspensionsRoutes,
};
