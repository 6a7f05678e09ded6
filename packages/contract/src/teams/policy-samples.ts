import { type Allowed, team } from '../policy-people.ts';

export const allowed = {
  'team.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'team.manage': [
    [{ brandId: 'brand' }, ['owner']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
