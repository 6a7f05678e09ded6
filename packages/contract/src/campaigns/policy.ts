import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'campaign.read': { by: isMember, from: 'REVIEWER' },
  // Managing deals includes putting them side by side.
  'campaign.manage': { by: isMember, from: 'MANAGER' },
} as const satisfies PolicyRows;
