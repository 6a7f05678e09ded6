import { isCreatorOfDeal, isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  'dispute.raise': { by: isCreatorOfDeal },
  // Statements in a case are the basis for the decision about the money.
  'dispute.state': { by: isParty, from: 'MANAGER' },
} as const satisfies PolicyRows;
