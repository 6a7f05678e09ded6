/** Finder: one search over all that a person may see. */
import type { Feature } from '../../platform/feature.ts';
import { finderRoutes } from './routes.ts';

export const finder: Feature = {
  noun: 'finder',
  floor: 120,
  owns: [],
  routes: finderRoutes,
};
