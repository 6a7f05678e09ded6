/** The profile, which both roles change by the same call. */
import type { Feature } from '../../platform/feature.ts';
import { profilesRoutes } from './routes.ts';

export const profiles: Feature = {
  noun: 'profiles',
  floor: 140,
  owns: [],
  routes: profilesRoutes,
};
