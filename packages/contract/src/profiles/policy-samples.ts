import type { Allowed } from '../policy-people.ts';

export const allowed = {
  'profile.edit': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
