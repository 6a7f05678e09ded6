import { type Allowed, deal, orphan } from '../policy-people.ts';

export const allowed = {
  'sample.send': [
    [deal, ['owner', 'manager']],
    [orphan, []],
  ],
  'sample.receive': [
    [deal, ['creator']],
    [orphan, []],
  ],
} satisfies Allowed;
