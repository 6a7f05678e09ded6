/** Portfolios of creators. */
import type { Feature } from '../../platform/feature.ts';
import { portfolioRoutes } from './routes.ts';

export const portfolio: Feature = {
  noun: 'portfolio',
  floor: 40,
  owns: ['portfolioItems'],
  locks: { portfolioItems: 69 },
  constraintRefusals: {
    portfolio_items_creator_id_creators_user_id_fk: 'auth.session_expired',
    portfolio_items_media_id_media_id_fk: 'portfolio.media_not_found',
    portfolio_items_media: 'portfolio.media_not_found',
  },
  routes: portfolioRoutes,
};
