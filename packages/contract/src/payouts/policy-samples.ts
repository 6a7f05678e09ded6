import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'payout.mark': [
    [deal, ['owner', 'manager']],
    [orphan, []],
  ],
  'payout.answer': [
    [deal, ['creator']],
    [orphan, []],
  ],
} satisfies Allowed;
