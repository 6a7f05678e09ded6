import { isBrandOfDeal, type PolicyRows } from '../actors.ts';

export const actions = {
  'shortlink.change': { by: isBrandOfDeal, from: 'MANAGER' },
} as const satisfies PolicyRows;
