/** Inbox: the conversations of all deals of a person. */
import type { Feature } from '../../platform/feature.ts';
import { inboxRoutes } from './routes.ts';

export const inbox: Feature = {
  noun: 'inbox',
  floor: 120,
  owns: ['settledConversations'],
  constraintRefusals: { settled_conversations_deal_id_deals_id_fk: 'deal.not_found' },
  routes: inboxRoutes,
};
