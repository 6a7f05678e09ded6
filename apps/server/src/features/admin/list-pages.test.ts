import type { Client } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentBrief } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const people = 3;
let admin: Client;

beforeAll(async () => {
  admin = (await server.signInAdmin()).client;
  for (let n = 0; n < people; n++) {
    const { dealId } = await sentBrief(server, { title: `Paged ${n}` });
    await admin.admin.cancelDeal({ params: { id: dealId } });
  }
});

type Page = { ids: string[]; nextCursor: string | null; total?: number };
type Ask = (query: { limit?: number; cursor?: string; search?: string }) => Promise<Page>;
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

const lists: [string, string, Ask][] = [
  [
    'creators',
    'layla',
    async (query) => {
      const { creators, ...beside } = await admin.admin.creators({ query });
      return { ids: idsOf(creators), ...beside };
    },
  ],
  [
    'brands',
    'oasis',
    async (query) => {
      const { brands, ...beside } = await admin.admin.brands({ query });
      return { ids: idsOf(brands), ...beside };
    },
  ],
  [
    'deals',
    'paged',
    async (query) => {
      const { deals, ...beside } = await admin.admin.deals({ query });
      return { ids: idsOf(deals), ...beside };
    },
  ],
];

describe.each(lists)("the admin's %s", (_, search, ask) => {
  test('come in pages, each with the number of all', async () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Page = await ask({ limit: 2, search, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(people);
      seen.push(...page.ids);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual((await ask({ search })).ids);
    expect(new Set(seen).size).toBe(people);
  });

  test('are searched before they are paged', async () => {
    expect(await ask({ search: 'nobody at all', limit: 1 })).toEqual({ ids: [], nextCursor: null, total: 0 });
  });

  test('refuse a cursor that is none', async () => {
    await expect(ask({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

test('the audit trail goes on behind its first page', async () => {
  const first = await admin.admin.audit({ query: { limit: 2 } });
  const second = await admin.admin.audit({ query: { limit: 2, cursor: first.nextCursor ?? '' } });
  const all = await admin.admin.audit();
  expect([...first.entries, ...second.entries]).toEqual(all.entries);
  // Signing in is an entry as well.
  expect([all.entries.length, second.nextCursor]).toEqual([people + 1, null]);
});
