import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'profile.edit': { by: isMember, from: 'MANAGER' },
} as const satisfies PolicyRows;
