/** Inbox: the conversations of all deals of a person. */
import type { Feature } from '../../platform/feature.ts';
import { inboxRoutes } from './routes.ts';

export const inbox: Feature = {
  noun: 'inbox',
  floor: 120,
  owns: ['answerers', 'settledConversations'],
  constraintRefusals: {
    settled_conversations_deal_id_deals_id_fk: 'deal.not_found',
    answerers_deal_id_deals_id_fk: 'deal.not_found',
    answerers_member_fk: 'team.member_not_found',
  },
  routes: inboxRoutes,
};
