/** The public profiles of creators, and their changes that wait for approval. */
import type { Feature } from '../../platform/feature.ts';
import { deriveListingsJob, deriveOldListings, oldListings } from './derive-old-listings.ts';
import type { Directory } from './directory/directory.ts';
import type { DetailsReader } from './read-details.ts';
import { creatorsRoutes } from './routes.ts';

export const creators: Feature<{ directory: Directory; details: DetailsReader }> = {
  noun: 'creators',
  floor: 30,
  owns: ['creators', 'creatorCategories', 'categories'],
  locks: { creators: 30 },
  constraintRefusals: {
    creators_user_id_users_id_fk: 'auth.session_expired',
    creator_categories_creator_id_creators_user_id_fk: 'auth.session_expired',
    // No call deletes categories.
    creator_categories_category_id_categories_id_fk: 'request.invalid',
  },
  routes: creatorsRoutes,
  moves: [oldListings],
  timers: (deps) => [{ kind: deriveListingsJob, work: () => deriveOldListings(deps) }],
};
