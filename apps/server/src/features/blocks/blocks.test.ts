/** Blocking somebody (rules/blocks). */
import { beforeAll, expect, test } from 'vitest';
import { briefFor, publishedCreator, teamMember } from '../../testing/builders.ts';
import { appliedTo, postedCasting } from '../../testing/castings.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
let brand: Person;
let creator: Person;
beforeAll(async () => {
  brand = await server.signUpBrand('Quiet Soap');
  creator = await publishedCreator(server);
});

async function boardOf({ client }: Pick<Person, 'client'>, id: string) {
  // The board follows what was posted.
  await server.app.settle();
  return (await client.castings.board({ query: {} })).castings.some((casting) => casting.id === id);
}

test('a brand takes no applications from a creator until it takes that back', async () => {
  const id = await postedCasting(brand);
  const params = { id: creator.user.id };
  await brand.client.blocks.blockCreator({ params });
  await brand.client.blocks.blockCreator({ params });
  await expect(appliedTo(id, creator)).rejects.toMatchObject({ code: 'application.not_taken' });
  const { blocked } = await brand.client.blocks.creators();
  expect(blocked).toMatchObject([{ id: creator.user.id, name: 'Layla Haddad' }]);
  const other = await server.signUpBrand();
  expect((await other.client.blocks.creators()).blocked).toEqual([]);
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  await expect(reviewer.client.blocks.unblockCreator({ params })).rejects.toMatchObject({
    code: 'team.role_too_small',
  });
  await brand.client.blocks.unblockCreator({ params });
  await appliedTo(id, creator);
});

test('a creator sees no castings and gets no briefs of a brand until they take that back', async () => {
  const id = await postedCasting(brand);
  const elsewhere = await postedCasting(await server.signUpBrand());
  await creator.client.blocks.blockBrand({ params: { castingId: id } });
  expect([await boardOf(creator, id), await boardOf(creator, elsewhere)]).toEqual([false, true]);
  expect(await boardOf({ client: server.anonymous }, id)).toBe(true);
  await expect(appliedTo(id, creator)).rejects.toMatchObject({ code: 'application.brand_blocked' });
  const brief = brand.client.deals.create({ body: briefFor(creator) });
  await expect(brief).rejects.toMatchObject({ code: 'deal.creator_unavailable' });
  const { blocked } = await creator.client.blocks.brands();
  expect(blocked).toMatchObject([{ name: 'Quiet Soap' }]);
  // The page of a casting says so, and takes it back.
  const standing = (castingId: string) => creator.client.castingApplications.read({ params: { castingId } });
  const brandId = blocked[0]?.id ?? '';
  expect(await standing(id)).toEqual({ application: null, blockedBrandId: brandId });
  expect(await standing(elsewhere)).toEqual({ application: null });
  await creator.client.blocks.unblockBrand({ params: { id: brandId } });
  expect(await standing(id)).toEqual({ application: null });
  expect(await boardOf(creator, id)).toBe(true);
  await brand.client.deals.create({ body: briefFor(creator) });
});
