import { type Allowed, team } from '../policy-people.ts';

export const allowed = {
  'campaignreport.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'campaignreport.share': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
