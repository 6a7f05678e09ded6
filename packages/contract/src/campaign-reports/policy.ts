import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'campaignreport.read': { by: isMember, from: 'REVIEWER' },
  // It shows prices and people to outsiders in the organisation's name.
  'campaignreport.share': { by: isMember, from: 'MANAGER' },
} as const satisfies PolicyRows;
