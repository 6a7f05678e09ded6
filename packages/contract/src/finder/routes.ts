import { route } from '../kit/route.ts';
import { FinderAnswer, FinderQuery } from './schemas.ts';

export const finder = {
  find: route({
    method: 'GET',
    path: '/api/find',
    access: 'user',
    summary:
      'People, deals, castings, invoices, files and messages that have these words, of the actor’s own.',
    query: FinderQuery,
    reply: FinderAnswer,
    limit: { perMinute: 240 },
  }),
};
