import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'rights.renew': [
    [deal, ['owner', 'manager', 'creator']],
    [orphan, []],
  ],
} satisfies Allowed;
