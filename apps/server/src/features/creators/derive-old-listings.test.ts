import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creators } from '../../platform/database/tables/index.ts';
import { publishedCreator } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { deriveListingsJob, deriveOldListings } from './derive-old-listings.ts';

const server = useTestServer();

test('a creator from before is found by what is derived since, and looked at once', async () => {
  const { deps } = server.app;
  const { user } = await publishedCreator(server);
  const isUser = eq(creators.userId, user.id);
  await deps.db
    .update(creators)
    .set({ deliverables: null, searchText: 'layla haddad', searchTextVersion: 0 })
    .where(isUser);

  await deriveOldListings(deps);
  await server.app.directory.check();
  const { creators: found, facets } = await server.anonymous.creators.directory({
    query: { search: 'arabic video', deliverables: ['UGC Photo'] },
  });
  expect(found.map(({ id }) => id)).toEqual([user.id]);
  expect(facets.deliverables).toContainEqual({ value: 'UGC Video', count: 1 });

  const revisions = deps.db.select({ revision: creators.revision }).from(creators).where(isUser);
  const before = await revisions;
  await deps.jobs.plan(deriveListingsJob, new Date(0));
  await server.app.deps.jobs.drain();
  expect(await revisions).toEqual(before);
});
