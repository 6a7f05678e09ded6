import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'ownpeople.read': { by: isMember, from: 'REVIEWER' },
  // As inviting to a casting; it writes to strangers in the organisation's name.
  'ownpeople.invite': { by: isMember, from: 'MANAGER' },
} as const satisfies PolicyRows;
