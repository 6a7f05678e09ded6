import { type Allowed, deal, orphan, team } from '../policy-people.ts';

export const allowed = {
  'message.send': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
  'message.mark_read': [[deal, [...team, 'creator']]],
} satisfies Allowed;
