import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'draft.edit': [
    [deal, ['creator']],
    [orphan, []],
  ],
} satisfies Allowed;
