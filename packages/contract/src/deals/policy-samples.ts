import { type Allowed, deal, orphan, team } from '../policy-people.ts';

export const allowed = {
  'brief.send': [
    [{ brandId: 'brand' }, ['owner', 'manager']],
    [{ brandId: null }, []],
  ],
  'deal.read': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
  'deal.move': [
    [deal, ['owner', 'manager', 'creator', 'admin']],
    [orphan, ['admin']],
  ],
  'deal.remove': [[deal, ['admin']]],
  'brief.attest': [
    [deal, ['creator']],
    [orphan, []],
  ],
  'brief.mark_missed': [
    [deal, team],
    [orphan, []],
  ],
} satisfies Allowed;
