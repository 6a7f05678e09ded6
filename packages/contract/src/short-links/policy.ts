import { isBrandOfDeal, type PolicyRows } from '../actors.ts';

export const actions = {
  'short_link.change': { by: isBrandOfDeal, from: 'MANAGER' },
} as const satisfies PolicyRows;
