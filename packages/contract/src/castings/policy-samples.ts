import { type Allowed, team } from '../policy-people.ts';

export const allowed = {
  'casting.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'casting.post': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
