import { isCreatorOfDeal, isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  'dispute.raise': { by: isCreatorOfDeal },
  // What is said to a case is what the decision about the money rests on.
  'dispute.state': { by: isParty, from: 'MANAGER' },
} as const satisfies PolicyRows;
