/** The board in memory follows the database (docs/decisions/0055). */

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { castings } from '../../../platform/database/tables/index.ts';
import { brandIdOf, publishedCreator } from '../../../testing/builders.ts';
import { appliedTo, castingBody, postedCasting } from '../../../testing/castings.ts';
import { useTestServer } from '../../../testing/harness.ts';
import { openBoard } from './board.ts';

const server = useTestServer();

const titles = async (search: string) => {
  await server.app.settle();
  const { castings: found } = await server.anonymous.castings.board({ query: { search } });
  return found.map(({ title }) => title);
};

describe('the board', () => {
  test('shows a casting from when it has a free place again', async () => {
    const brand = await server.signUpBrand('Places');
    const creator = await publishedCreator(server);
    const id = await postedCasting(brand, { places: 1 });
    const choice = await appliedTo(id, creator);
    const { deals } = await brand.client.castings.cast({ params: { id }, body: { choices: [choice] } });
    expect(await titles('places')).toEqual([]);
    await creator.client.deals.changeStatus({
      params: { id: deals[0]?.dealId ?? '' },
      body: { status: 'REJECTED', reason: 'No time' },
    });
    expect(await titles('places')).toHaveLength(1);
  });

  test('names a brand as it is called now', async () => {
    const brand = await server.signUpBrand('Before the name');
    await postedCasting(brand);
    expect(await titles('before the name')).toHaveLength(1);
    await brand.client.profiles.update({ body: { companyName: 'After the name' } });
    expect([await titles('before the name'), await titles('after the name')]).toMatchObject([[], [{}]]);
  });

  test('shows nothing of a brand that is deleted', async () => {
    const brand = await server.signUpBrand('Soon gone');
    await postedCasting(brand);
    expect(await titles('soon gone')).toHaveLength(1);
    const { client } = await server.signInAdmin();
    await client.admin.removeUser({ params: { id: brandIdOf(brand) } });
    expect(await titles('soon gone')).toEqual([]);
  });

  test('finds a change that no fact told of when it is checked', async () => {
    const brand = await server.signUpBrand('Checked');
    const id = await postedCasting(brand);
    // Otherwise this board may get the posting after the change.
    await server.app.settle();
    const board = openBoard(server.app.deps);
    const found = async () => {
      const { bytes } = await board.answer({ search: 'checked' });
      return (JSON.parse(bytes.toString()) as { data: { castings: { title: string }[] } }).data.castings;
    };
    expect(await found()).toMatchObject([{ title: castingBody().title }]);
    await server.app.deps.db.transaction((tx) =>
      tx.update(castings).set({ title: 'Another title' }).where(eq(castings.id, id)),
    );
    expect(await found()).toMatchObject([{ title: castingBody().title }]);
    await board.check();
    expect(await found()).toMatchObject([{ title: 'Another title' }]);
    await board.close();
  });
});
