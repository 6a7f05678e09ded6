import { limits } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { filledId, longest, multiply } from '../../testing/multiply-rows.ts';
import { inTurns, stream, whole } from '../../testing/route-samples/bounds.ts';
import { everybody } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  /** Further creators like the one, as published and with the same works. */
  async fill({ db, creatorId }) {
    const id = filledId(sql`o`);
    await multiply(db, 'users', sql`t.id = ${creatorId}`, {
      id,
      email: sql`'filled' || o || '@people.example'`,
    });
    await multiply(db, 'creators', sql`t.user_id = ${creatorId}`, {
      user_id: id,
      revision: sql`nextval('creator_revisions')`,
      bio: longest(limits.text),
      location: longest(limits.name),
    });
  },
  routes: {
    'creators.directory': {
      answers: everybody(200),
      // As many as there are; above a megabyte it is sent in pieces.
      bound: inTurns(stream),
    },
    'creators.publicProfile': {
      answers: everybody(200),
      call: ({ creator }) => ({ params: { id: creator.user.id } }),
      bound: whole(256),
      filled: { id: 'creatorId' },
    },
    'creators.details': {
      answers: everybody(200),
      call: ({ creator }) => ({ params: { id: creator.user.id } }),
      bound: whole(256),
      filled: { id: 'creatorId' },
    },
    'creators.linkCard': {
      answers: everybody(200),
      call: ({ creator }) => ({ params: { id: creator.user.id } }),
      bound: inTurns(whole(1024)),
    },
    'creators.categories': {
      answers: everybody(200),
      bound: whole(64),
    },
  },
});
