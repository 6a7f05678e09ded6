import { type Allowed, deal, orphan, team } from '../policy-people.ts';

export const allowed = {
  'file.upload': [[deal, [...team, 'creator']]],
  'file.review': [
    [deal, team],
    [orphan, []],
  ],
  'file.clean': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
} satisfies Allowed;
