import type { Allowed } from '../policy-people.ts';

export const allowed = {
  'credits.read': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
  'billing.manage': [
    [{ brandId: 'brand' }, ['owner']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
