/** Blocks: whom brands and creators want to hear nothing more of. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { blocksRoutes } from './routes.ts';

export const blocks: Feature = {
  noun: 'blocks',
  floor: 20,
  owns: ['blocks'],
  ownData,
  constraintRefusals: {
    blocks_brand_id_brands_id_fk: 'casting.not_found',
    blocks_creator_id_creators_user_id_fk: 'creator.not_found',
  },
  routes: blocksRoutes,
};
