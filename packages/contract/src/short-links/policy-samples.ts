import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'short_link.change': [
    [deal, ['owner', 'manager']],
    [orphan, []],
  ],
} satisfies Allowed;
