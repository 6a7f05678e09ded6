/** Short links of deals: their addresses, their codes, and the clicks on them. */
import type { Feature } from '../../platform/feature.ts';
import { sweepWriters } from './count-clicks.ts';
import { ownData } from './own-data.ts';
import { shortLinksRoutes } from './routes.ts';

export const shortLinks: Feature = {
  noun: 'short-links',
  floor: 90,
  owns: ['shortLinks', 'shortLinkDays', 'clickWriters'],
  locks: { clickWriters: 77, shortLinkDays: 78 },
  ownData,
  constraintRefusals: {
    short_links_deal_id_deals_id_fk: 'deal.not_found',
    short_link_days_deal_id_short_links_deal_id_fk: 'deal.not_found',
  },
  routes: shortLinksRoutes,
  sweeps: [sweepWriters],
};
