import { falajDeals } from './deals/falaj.ts';
import { kayanDeals } from './deals/kayan.ts';
import { meridianDeals } from './deals/meridian.ts';
import { nomadDeals } from './deals/nomad.ts';
import { oasisActiveDeals } from './deals/oasis-active.ts';
import { oasisFinishedDeals } from './deals/oasis-finished.ts';
import { oasisOpenDeals } from './deals/oasis-open.ts';
import { pulsefitDeals } from './deals/pulsefit.ts';
import type { DemoDeal } from './types.ts';

export const deals: DemoDeal[] = [
  ...oasisOpenDeals,
  ...oasisActiveDeals,
  ...oasisFinishedDeals,
  ...nomadDeals,
  ...falajDeals,
  ...kayanDeals,
  ...meridianDeals,
  ...pulsefitDeals,
];
