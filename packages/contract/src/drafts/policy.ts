import { isCreatorOfDeal, type PolicyRows } from '../actors.ts';

export const actions = {
  'draft.edit': { by: isCreatorOfDeal },
} as const satisfies PolicyRows;
