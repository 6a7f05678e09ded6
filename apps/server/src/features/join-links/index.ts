/** Links by which an operator invites brands and creators. */
import type { Feature } from '../../platform/feature.ts';
import { joinLinksRoutes } from './routes.ts';
import { sweepJoinMails } from './sweep-join-mails.ts';

export const joinLinks: Feature = {
  noun: 'join-links',
  floor: 20,
  owns: ['joinLinks', 'joinMails'],
  locks: { joinLinks: 28, joinMails: 29 },
  constraintRefusals: {
    join_links_brand_id_brands_id_fk: 'auth.session_expired',
    join_mails_link_id_join_links_id_fk: 'joining.not_found',
  },
  routes: joinLinksRoutes,
  sweeps: [sweepJoinMails],
};
