/** Publications: posts that came of deals and their numbers, as their sides state them. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { publicationsRoutes } from './routes.ts';

export const publications: Feature = {
  noun: 'publications',
  floor: 90,
  owns: ['publications', 'postResults'],
  ownData,
  constraintRefusals: {
    publications_deal_id_deals_id_fk: 'deal.not_found',
    post_results_publication_id_publications_id_fk: 'publication.not_found',
  },
  routes: publicationsRoutes,
};
