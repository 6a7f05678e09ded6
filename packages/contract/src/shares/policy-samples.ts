import { type Allowed, deal, orphan, team } from '../policy-people.ts';

export const allowed = {
  'share.manage': [
    [deal, team],
    [orphan, []],
  ],
} satisfies Allowed;
