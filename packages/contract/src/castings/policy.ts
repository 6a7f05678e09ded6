import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  // Applications are read and put on the shortlist; casting is sending briefs.
  'casting.read': { by: isMember, from: 'REVIEWER' },
  'casting.post': { by: isMember, from: 'MANAGER' },
} as const satisfies PolicyRows;
