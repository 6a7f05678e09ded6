import { isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  // A statement stands for the side, as an agreement does.
  'publication.state': { by: isParty, from: 'MANAGER' },
} as const satisfies PolicyRows;
