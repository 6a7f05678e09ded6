import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'roster.use': { by: isMember, from: 'REVIEWER' },
} as const satisfies PolicyRows;
