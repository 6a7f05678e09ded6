import { mostPerPage } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DealSituation, sentBrief } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
let situation: DealSituation;
const copies = mostPerPage + 20;

beforeAll(async () => {
  situation = await sentBrief(server);
  // Older than the brief itself, many of the same moment, some of them closed.
  await server.app.deps.db.execute(sql`insert into deals
    (id, title, description, status, budget, deadline, requirements, deliverables, brand_id, brand_name, creator_id, created_at, last_activity_at)
    select gen_random_uuid(), 'Copy ' || n, 'A copy', (case when n % 5 = 0 then 'COMPLETED' else 'ACCEPTED' end)::deal_status,
      100, now(), '{}', '{}', d.brand_id, d.brand_name, d.creator_id, d.created_at - (n / 7 + 1) * interval '1 second', now()
    from deals d, generate_series(1, ${copies}::int) n where d.id = ${situation.dealId}`);
});

describe.each(['brandDeals', 'creatorDeals'] as const)('%s', (call) => {
  const ask = (query?: { status?: 'completed' | 'all'; limit?: number; cursor?: string }) =>
    situation[call === 'brandDeals' ? 'brand' : 'creator'].client.deals[call](query ? { query } : {});

  async function allPages(query: { status?: 'completed' | 'all'; limit: number }) {
    const seen: { id: string; createdAt: string }[] = [];
    const sizes = new Set<number>();
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask({ ...query, ...(cursor ? { cursor } : {}) });
      seen.push(...page.deals);
      sizes.add(page.deals.length);
      cursor = page.nextCursor;
    }
    return { seen, sizes };
  }

  test('without a limit holds the newest, and says where the others begin', async () => {
    const first = await ask();
    expect(first.deals).toHaveLength(mostPerPage);
    expect(first.deals[0]?.id).toBe(situation.dealId);
    const rest = await ask({ cursor: first.nextCursor ?? '' });
    expect([rest.deals.length, rest.nextCursor]).toEqual([copies + 1 - mostPerPage, null]);
    const ids = [...first.deals, ...rest.deals].map(({ id }) => id);
    expect(new Set(ids).size).toBe(copies + 1);
  });

  test('in pages misses and repeats nothing, also of the same moment', async () => {
    const { seen, sizes } = await allPages({ limit: 100 });
    expect(new Set(seen.map(({ id }) => id)).size).toBe(copies + 1);
    expect([...sizes]).toEqual([100, (copies + 1) % 100]);
    const order = seen.map(({ id, createdAt }) => `${createdAt} ${id}`);
    expect(order).toEqual(order.toSorted().reverse());
  });

  test('filters before it pages', async () => {
    const { seen } = await allPages({ status: 'completed', limit: 30 });
    expect(seen).toHaveLength(copies / 5);
  });

  test('ends with a page that is just full', async () => {
    const page = await ask({ status: 'completed', limit: copies / 5 });
    expect([page.deals.length, page.nextCursor]).toEqual([copies / 5, null]);
  });

  test.each([{ limit: 0 }, { limit: mostPerPage + 1 }, { cursor: 'nonsense' }])(
    'refuses %j',
    async (query) => {
      await expect(ask(query)).rejects.toMatchObject({ code: 'request.invalid' });
    },
  );
});

test("a brand's deals with one creator are those alone", async () => {
  const { brand, creator } = situation;
  const ask = (creatorId: string) => brand.client.deals.brandDeals({ query: { creatorId, limit: 2 } });
  expect((await ask(creator.user.id)).deals).toHaveLength(2);
  expect((await ask(brand.user.id)).deals).toEqual([]);
});

test("the brand's totals are over all pages", async () => {
  expect(await situation.brand.client.deals.brandStats()).toMatchObject({
    allProjects: copies + 1,
    briefsSent: 1,
    completedProjects: copies / 5,
  });
});
