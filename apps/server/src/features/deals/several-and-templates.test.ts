/** One brief to several creators, and briefs that a brand keeps (rules/deals#several, rules/deals#templates). */
import { AppError, limits, mostTemplates, type TemplateBrief } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { briefTemplates, deals } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, emptyTemplate, publishedCreator, teamMember } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const briefForAll = (creators: Person[]) => {
  const [first] = creators;
  if (!first) throw new Error('A brief needs somebody');
  const { creatorId: _, ...brief } = briefFor(first);
  return { ...brief, creatorIds: creators.map(({ user }) => user.id) };
};
const dealsOf = (brand: Person) =>
  server.app.deps.db
    .select({ id: deals.id })
    .from(deals)
    .where(eq(deals.brandId, brandIdOf(brand)));

test('each creator gets a deal of their own, and knows of no other', async () => {
  const brand = await server.signUpBrand();
  const creators = [await publishedCreator(server), await publishedCreator(server)];
  const { deals: made } = await brand.client.deals.createSeveral({ body: briefForAll(creators) });
  expect(made.map(({ creatorId }) => creatorId)).toEqual(creators.map(({ user }) => user.id));
  for (const [index, creator] of creators.entries()) {
    const own = (await creator.client.deals.creatorDeals()).deals;
    expect(own.map(({ id }) => id)).toEqual([made[index]?.id]);
    const { deal } = await creator.client.deals.read({ params: { id: own[0]?.id ?? '' } });
    expect(deal.briefItems?.map(({ text }) => text)).toEqual(['Natural light']);
  }
});

test('each deal has the price of its creator, and the others that of the brief', async () => {
  const brand = await server.signUpBrand();
  const [one, other] = [await publishedCreator(server), await publishedCreator(server)];
  const prices = [{ creatorId: other.user.id, budget: 45_000, currency: 'AED' as const }];
  const { deals: made } = await brand.client.deals.createSeveral({
    body: { ...briefForAll([one, other]), budget: 13_000, currency: 'USD', prices },
  });
  const read = async (id = '') => (await brand.client.deals.read({ params: { id } })).deal;
  expect(await read(made[0]?.id)).toMatchObject({ budget: 13_000, currency: 'USD' });
  expect(await read(made[1]?.id)).toMatchObject({ budget: 45_000, currency: 'AED' });
});

test('a creator who is named twice gets one deal, also where an id is in capitals', async () => {
  const brand = await server.signUpBrand();
  const creator = await publishedCreator(server);
  const { id } = creator.user;
  const body = { ...briefForAll([creator]), creatorIds: [id, id.toUpperCase(), id] };
  const { deals: made } = await brand.client.deals.createSeveral({ body });
  expect(made).toHaveLength(1);
  expect(await dealsOf(brand)).toHaveLength(1);
});

test('where somebody takes no briefs nobody gets one, and each of those is named', async () => {
  const brand = await server.signUpBrand();
  const creators = [
    await server.signUpCreator(),
    await publishedCreator(server),
    await server.signUpCreator(),
  ];
  const refused = brand.client.deals.createSeveral({ body: briefForAll(creators) });
  const error = await refused.catch((caught: unknown) => caught);
  if (!(error instanceof AppError)) throw error;
  expect([error.code, error.details]).toEqual([
    'request.invalid',
    expect.arrayContaining([
      { path: ['creatorIds', 0], message: 'This creator is not available for briefs.' },
      { path: ['creatorIds', 2], message: 'This creator is not available for briefs.' },
    ]),
  ]);
  expect(error.details).toHaveLength(2);
  expect(await dealsOf(brand)).toEqual([]);
});

test('a template is kept for everybody of the brand who sends briefs, and for nobody else', async () => {
  const [brand, other] = [await server.signUpBrand(), await server.signUpBrand()];
  const brief: TemplateBrief = {
    ...emptyTemplate,
    title: 'Monthly reel',
    deliverables: ['Reel/Post'],
    deliverableWishes: [{ kind: 'Reel/Post', count: 2, shape: '1:1' }],
    budget: 90_000,
    paymentDays: 14,
    licenceMonths: 6,
    exclusivity: { months: 3, category: '' },
  };
  const { template } = await brand.client.briefTemplates.create({ body: { name: 'Monthly', brief } });
  const manager = await teamMember(server, brand, 'MANAGER');
  expect((await manager.client.briefTemplates.list()).templates).toMatchObject([{ name: 'Monthly', brief }]);
  expect((await other.client.briefTemplates.list()).templates).toEqual([]);
  const params = { id: template.id };
  await expect(other.client.briefTemplates.remove({ params })).rejects.toMatchObject({
    code: 'template.not_found',
  });
  await manager.client.briefTemplates.remove({ params });
  expect((await brand.client.briefTemplates.list()).templates).toEqual([]);
});

test('there is room for a hundred', async () => {
  const brand = await server.signUpBrand();
  const kept = { brandId: brandIdOf(brand), createdBy: brand.user.id, brief: emptyTemplate };
  await server.app.deps.db
    .insert(briefTemplates)
    .values(Array.from({ length: mostTemplates }, (_, index) => ({ ...kept, name: `Template ${index}` })));
  await expect(
    brand.client.briefTemplates.create({ body: { name: 'One more', brief: emptyTemplate } }),
  ).rejects.toMatchObject({ code: 'template.too_many' });
});

test('templates hold so much text together that their list stays light', async () => {
  const brand = await server.signUpBrand();
  const requirements = Array.from({ length: limits.listItems }, () => 'ص'.repeat(limits.text));
  const keep = () =>
    brand.client.briefTemplates.create({ body: { name: 'Long', brief: { ...emptyTemplate, requirements } } });
  await keep();
  await expect(keep()).rejects.toMatchObject({ code: 'template.too_long' });
  expect((await brand.client.briefTemplates.list()).templates).toHaveLength(1);
});
