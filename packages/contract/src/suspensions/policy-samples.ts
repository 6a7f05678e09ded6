import type { Allowed } from '../policy-people.ts';

export const allowed = {
  'suspension.answer': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
} satisfies Allowed;
