import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'publication.state': [
    [deal, ['owner', 'manager', 'creator']],
    [orphan, []],
  ],
} satisfies Allowed;
