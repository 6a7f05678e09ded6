import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'shortlink.change': [
    [deal, ['owner', 'manager']],
    [orphan, []],
  ],
} satisfies Allowed;
