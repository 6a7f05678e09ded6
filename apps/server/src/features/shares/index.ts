/** Links that show files of a deal to people without an account. */
import { paths } from '@briefcast/contract/paths';
import type { Feature } from '../../platform/feature.ts';
import { sweepShares } from './manage-shares.ts';
import { sharesRoutes } from './routes.ts';

export const shares: Feature = {
  noun: 'shares',
  floor: 140,
  owns: ['shares', 'shareGuests'],
  constraintRefusals: {
    shares_deal_id_deals_id_fk: 'deal.not_found',
    share_guests_share_id_shares_id_fk: 'share.not_found',
  },
  routes: sharesRoutes,
  secretPages: [paths.share.href('')],
  sweeps: [sweepShares],
};
