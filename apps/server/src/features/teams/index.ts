/** Teams: the members of an organisation and invitations. */
import type { Feature } from '../../platform/feature.ts';
import { teamsRoutes } from './routes.ts';
import { sweepInvitations } from './sweep-invitations.ts';

export const teams: Feature = {
  noun: 'teams',
  floor: 160,
  owns: ['invitations'],
  locks: { invitations: 41 },
  constraintRefusals: {
    invitations_brand_id_brands_id_fk: 'auth.session_expired',
  },
  routes: teamsRoutes,
  sweeps: [sweepInvitations],
};
