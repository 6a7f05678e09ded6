import { isBrandOfDeal, isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  'inbox.settle': { by: isParty, from: 'REVIEWER' },
  'inbox.give': { by: isBrandOfDeal, from: 'REVIEWER' },
} as const satisfies PolicyRows;
