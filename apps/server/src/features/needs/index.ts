/** Needs: what waits for a person, and what they put off of it. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { sweepPutOffs } from './put-offs.ts';
import { needsRoutes } from './routes.ts';

export const needs: Feature = {
  noun: 'needs',
  floor: 120,
  owns: ['needPutOffs'],
  ownData,
  constraintRefusals: {
    need_put_offs_user_id_users_id_fk: 'auth.session_expired',
  },
  routes: needsRoutes,
  sweeps: [sweepPutOffs],
};
