import { isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  // A renewal costs, and is owed as the brief's price is.
  'rights.renew': { by: isParty, from: 'MANAGER' },
} as const satisfies PolicyRows;
