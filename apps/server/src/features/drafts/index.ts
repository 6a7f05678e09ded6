/** Drafts: what a creator is about to submit. */
import type { Feature } from '../../platform/feature.ts';
import { draftsRoutes } from './routes.ts';

export const drafts: Feature = {
  noun: 'drafts',
  floor: 120,
  owns: [],
  routes: draftsRoutes,
};
