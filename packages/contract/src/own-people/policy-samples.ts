import { type Allowed, team } from '../policy-people.ts';

export const allowed = {
  'ownpeople.read': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
  'ownpeople.invite': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
