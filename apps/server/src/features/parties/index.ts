/** Parties of a deal. In a layer below everything about deals, because payouts and rights need it too. */
import type { Feature } from '../../platform/feature.ts';

export const parties: Feature = { noun: 'parties', floor: 10, owns: [] };
