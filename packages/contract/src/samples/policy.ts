import { isBrandOfDeal, isCreatorOfDeal, type PolicyRows } from '../actors.ts';

export const actions = {
  // Sending a parcel shows the creator's address.
  'sample.send': { by: isBrandOfDeal, from: 'MANAGER' },
  'sample.receive': { by: isCreatorOfDeal },
} as const satisfies PolicyRows;
