import { type Allowed, actors, deal, orphan, team } from '../policy-people.ts';

export const allowed = {
  'request.agree': [
    [deal, ['owner', 'manager', 'creator']],
    [orphan, []],
  ],
  'comment.write': [
    [deal, [...team, 'creator']],
    [orphan, []],
  ],
  'comment.delete': [
    [{ authorId: 'creator' }, ['creator']],
    [{ authorId: actors.reviewer.userId }, ['reviewer']],
    [{ authorId: null }, []],
  ],
} satisfies Allowed;
