/** Rosters: creators that a brand saved. */
import type { Feature } from '../../platform/feature.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import { rostersRoutes } from './routes.ts';

export const rosters: Feature<{ workFacts: WorkFactsReader }> = {
  noun: 'rosters',
  floor: 80,
  owns: ['rosterLists', 'savedCreators'],
  constraintRefusals: {
    roster_lists_brand_id_brands_id_fk: 'auth.session_expired',
    saved_creators_brand_id_brands_id_fk: 'auth.session_expired',
    saved_creators_creator_id_creators_user_id_fk: 'creator.not_found',
    // Two lists of the same name at once.
    roster_lists_name: 'roster.name_taken',
  },
  routes: rostersRoutes,
};
