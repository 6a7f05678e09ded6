import { type Allowed, team } from '../policy-people.ts';

export const allowed = {
  'roster.use': [
    [{ brandId: 'brand' }, team],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
