import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'dispute.raise': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'dispute.state': [
    [deal, ['owner', 'manager', 'creator']],
    [orphan, []],
  ],
} satisfies Allowed;
