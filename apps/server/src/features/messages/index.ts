/** Messages of deals. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { messagesRoutes } from './routes.ts';

export const messages: Feature = {
  noun: 'messages',
  floor: 110,
  owns: ['messages', 'dealReads'],
  locks: { messages: 90 },
  ownData,
  constraintRefusals: {
    messages_sender_id_users_id_fk: 'auth.session_expired',
    deal_reads_user_id_users_id_fk: 'auth.session_expired',
    deal_reads_deal_id_deals_id_fk: 'deal.not_found',
    messages_deal_id_deals_id_fk: 'deal.not_found',
    messages_file_id_files_id_fk: 'message.file_not_found',
  },
  routes: messagesRoutes,
};
