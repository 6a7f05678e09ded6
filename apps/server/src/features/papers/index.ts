/** Papers that prove something of a deal. */
import type { Feature } from '../../platform/feature.ts';
import { papersRoutes } from './routes.ts';

export const papers: Feature = {
  noun: 'papers',
  floor: 150,
  owns: [],
  routes: papersRoutes,
};
