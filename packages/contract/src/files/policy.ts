import { isBrandOfDeal, isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  // Attachments of a message are files of the deal.
  'file.upload': { by: isParty, from: 'REVIEWER' },
  'file.review': { by: isBrandOfDeal, from: 'REVIEWER' },
  'file.clean': { by: isParty, from: 'REVIEWER' },
} as const satisfies PolicyRows;
