import { isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  'inbox.settle': { by: isParty, from: 'REVIEWER' },
} as const satisfies PolicyRows;
