import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'credits.read': { by: isMember, from: 'MANAGER' },
  'billing.manage': { by: isMember, from: 'OWNER' },
} as const satisfies PolicyRows;
