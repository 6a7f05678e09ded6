/** Additions: work that the two sides of a running deal add to it for a price of its own. */
import type { Feature } from '../../platform/feature.ts';
import { expireAdditions } from './expire-additions.ts';
import { ownData } from './own-data.ts';
import { additionsRoutes } from './routes.ts';

export const additions: Feature = {
  noun: 'additions',
  floor: 90,
  owns: ['dealAdditions'],
  ownData,
  constraintRefusals: { deal_additions_deal_id_deals_id_fk: 'deal.not_found' },
  routes: additionsRoutes,
  writesWithFacts: () => expireAdditions,
};
