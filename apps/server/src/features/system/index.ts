/** Health, metrics, and what a client must know before a login. */
import type { Feature } from '../../platform/feature.ts';
import { type Installation, systemRoutes } from './routes.ts';

export const system: Feature<Installation> = {
  noun: 'system',
  owns: [],
  routes: systemRoutes,
};
