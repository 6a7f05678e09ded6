/** Selects that are read as one statement return the rows that each would return alone. */
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';
import { readTogether } from './read-together.ts';
import { brands, creators, users } from './tables/index.ts';

const server = useTestServer();

test('moments, JSON, sums and what a join did not find come as they do alone', async () => {
  await server.signUpBrand();
  const { user } = await server.signUpCreator();
  const { db } = server.app.deps;
  const people = db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      creator: { firstName: creators.firstName, languages: creators.languages },
      one: { n: sql<number>`1`, role: users.role },
    })
    .from(users)
    .leftJoin(creators, eq(creators.userId, users.id))
    .orderBy(asc(users.id));
  const alone = await people;
  expect(alone.map(({ creator }) => creator === null)).toContain(true);
  const own = db
    .select()
    .from(creators)
    .where(eq(creators.userId, sql.placeholder('userId')));
  const nothing = db.select({ id: brands.id }).from(brands).where(sql`false`);
  const together = readTogether(db, 'test_together', { people, own, nothing });
  expect(await together.execute({ userId: user.id })).toEqual({
    people: alone,
    own: await db.select().from(creators).where(eq(creators.userId, user.id)),
    nothing: [],
  });
});
