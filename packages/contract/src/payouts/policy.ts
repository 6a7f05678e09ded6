import { isBrandOfDeal, isCreatorOfDeal, type PolicyRows } from '../actors.ts';

export const actions = {
  'payout.mark': { by: isBrandOfDeal, from: 'MANAGER' },
  'payout.answer': { by: isCreatorOfDeal },
} as const satisfies PolicyRows;
