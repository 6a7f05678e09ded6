import { isBrandOfDeal, isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  // What is attached to a message is a file of the deal.
  'file.upload': { by: isParty, from: 'REVIEWER' },
  'file.review': { by: isBrandOfDeal, from: 'REVIEWER' },
  'file.clean': { by: isParty, from: 'REVIEWER' },
} as const satisfies PolicyRows;
