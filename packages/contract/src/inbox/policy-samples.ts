import { type Allowed, deal, team } from '../policy-people.ts';

export const allowed = {
  'inbox.settle': [[deal, [...team, 'creator']]],
  'inbox.give': [[deal, team]],
} satisfies Allowed;
