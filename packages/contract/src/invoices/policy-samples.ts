import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'invoice.read': [
    [{ ownerId: 'brand' }, ['owner']],
    [{ ownerId: 'creator' }, ['creator']],
  ],
  'invoice.send': [
    [deal, ['creator']],
    [orphan, []],
  ],
} satisfies Allowed;
