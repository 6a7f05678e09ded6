import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'team.read': { by: isMember, from: 'REVIEWER' },
  'team.manage': { by: isMember, from: 'OWNER' },
} as const satisfies PolicyRows;
