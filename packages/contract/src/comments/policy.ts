import { type Actor, type Authored, isParty, type PolicyRows } from '../actors.ts';

export const actions = {
  'comment.write': { by: isParty, from: 'REVIEWER' },
  // Colleagues included: each person's words are their own.
  'comment.delete': {
    by: (actor: Actor, { authorId }: Authored) => actor.kind === 'user' && actor.userId === authorId,
  },
  // A price for what is beyond the brief is owed as the brief's own is.
  'request.agree': { by: isParty, from: 'MANAGER' },
} as const satisfies PolicyRows;
