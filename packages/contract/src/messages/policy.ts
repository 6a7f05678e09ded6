import { isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  'message.send': { by: isParty, from: 'REVIEWER' },
  'message.mark_read': { by: isParty, from: 'REVIEWER' },
} as const satisfies PolicyRows;
