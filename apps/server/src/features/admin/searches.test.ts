/** Every list with a search finds the same words (rules/creators#directory). */
import { expect, test } from 'vitest';
import { acceptedDeal } from '../../testing/builders.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const title = 'يوم التصوير ٣ – L’Or';
const searches = ['تصوير', 'التصوير', '3', '٣', '۳', "l'or", 'LOR', 'تصوير lor', 'يومالتصوير'];

test('deals and payouts are found by digits, apostrophes and articles of all kinds, on every side', async () => {
  const situation = await acceptedDeal(server, { title });
  await completeDeal(server, situation);
  const { brand, creator } = situation;
  const { client: admin } = await server.signInAdmin();
  for (const search of searches) {
    const query = { search };
    const found = {
      brand: (await brand.client.deals.brandDeals({ query })).deals,
      creator: (await creator.client.deals.creatorDeals({ query })).deals,
      admin: (await admin.admin.deals({ query })).deals,
      payouts: (await admin.adminPayouts.list({ query })).payouts,
    };
    expect(Object.entries(found).map(([list, { length }]) => [search, list, length])).toEqual(
      Object.keys(found).map((list) => [search, list, 1]),
    );
  }
  const none = { query: { search: 'تصوير layla sofia' } };
  expect((await brand.client.deals.brandDeals(none)).deals).toEqual([]);
  expect((await admin.adminPayouts.list(none)).payouts).toEqual([]);
});

test('deals are found by words with one typing error, where nothing is found without', async () => {
  await acceptedDeal(server, { title: 'Winter serum, one evening' });
  const { client: admin } = await server.signInAdmin();
  const titles = async (search: string) =>
    (await admin.admin.deals({ query: { search } })).deals.map((deal) => deal.title);
  for (const search of ['serum', 'serun', 'wintre', 'evning serum', 'hadad evening'])
    expect([search, await titles(search)]).toEqual([search, ['Winter serum, one evening']]);
  expect(await titles('sarin')).toEqual([]);
});
