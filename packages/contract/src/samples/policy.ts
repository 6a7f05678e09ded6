import { isBrandOfDeal, isCreatorOfDeal, type PolicyRows } from '../actors.ts';

export const actions = {
  // Whoever sends a parcel reads a creator's address.
  'sample.send': { by: isBrandOfDeal, from: 'MANAGER' },
  'sample.receive': { by: isCreatorOfDeal },
} as const satisfies PolicyRows;
