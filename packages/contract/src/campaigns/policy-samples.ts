import { type Allowed, team } from '../policy-people.ts';

export const allowed = {
  'campaign.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'campaign.manage': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
