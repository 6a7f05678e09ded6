import { isBrandOfDeal, type PolicyRows } from '../actors.ts';

export const actions = {
  'share.manage': { by: isBrandOfDeal, from: 'REVIEWER' },
} as const satisfies PolicyRows;
