import { isMember, type PolicyRows } from '../actors.ts';

export const actions = {
  'campaign_report.read': { by: isMember, from: 'REVIEWER' },
  // It shows prices and people to outsiders in the organisation's name.
  'campaign_report.share': { by: isMember, from: 'MANAGER' },
} as const satisfies PolicyRows;
