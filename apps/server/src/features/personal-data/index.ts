/** Data kept about a person, for themselves. */
import type { Feature } from '../../platform/feature.ts';
import type { OwnDataParts } from '../../platform/own-data.ts';
import { personalDataRoutes } from './routes.ts';

export const personalData: Feature<OwnDataParts> = {
  noun: 'personal-data',
  floor: 170,
  owns: [],
  routes: personalDataRoutes,
};
