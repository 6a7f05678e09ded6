import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'suspension.answer': { by: isMember, from: 'MANAGER' },
} as const satisfies PolicyRows;
