/** The live stream of events. */
import type { Feature } from '../../platform/feature.ts';
import { liveRoutes } from './routes.ts';

export const live: Feature = {
  noun: 'live',
  floor: 140,
  owns: ['presence'],
  constraintRefusals: {
    presence_user_id_users_id_fk: 'auth.session_expired',
  },
  routes: liveRoutes,
};
