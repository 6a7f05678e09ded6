/** Brands: organisations and their members. Its rows are changed by features of higher layers. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';

export const brands: Feature = {
  noun: 'brands',
  floor: 30,
  // Sign-up adds the first member, and the teams feature the others.
  owns: ['brands', 'members'],
  locks: { brands: 32, members: 40 },
  ownData,
  constraintRefusals: {
    members_user_id_users_id_fk: 'auth.session_expired',
    members_brand_id_brands_id_fk: 'invitation.not_found',
  },
};
