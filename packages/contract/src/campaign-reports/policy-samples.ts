import { type Allowed, team } from '../policy-people.ts';

export const allowed = {
  'campaign_report.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'campaign_report.share': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
