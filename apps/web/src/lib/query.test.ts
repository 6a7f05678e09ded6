import type { DealDetail, DealPage, NotificationPage } from '@briefcast/contract';
import { hashKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { adminQ } from './admin-query.ts';
import { firstQ, keyApart, keyOf, pagedQ, q } from './query.ts';
import { queryClient } from './query-client.ts';

const id = '0d3f3b1e-6c58-4c6e-9a52-6f2f9a1c7d10';
const { signal } = new AbortController();
const asked: string[] = [];

/** A server that answers every call with this. */
function answers(data: object) {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ success: true, data });
  });
}

beforeEach(() => {
  asked.length = 0;
  // Calls say in which language the page is.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('a key has the noun, the route and the input, where there is one', () => {
  expect(keyOf('deals.read', { params: { id } })).toEqual(['deals', 'read', { params: { id } }]);
  expect(keyOf('needs.read')).toEqual(['needs', 'read']);
  expect(keyApart(keyOf('files.usage'), 3)).toEqual(['files', 'usage', 3]);
});

test('the function makes the call of that name with the input of the key', async () => {
  answers({ unread: 4, conversations: 2 });
  const query = q('notifications.unreadCount');
  expect(query.queryKey).toEqual(keyOf('notifications.unreadCount'));
  expect(await query.queryFn({ signal })).toEqual({ unread: 4, conversations: 2 });
  answers({ reads: [] });
  await q('deals.brandDeals', { query: { creatorId: id } })
    .queryFn({ signal })
    .catch(() => undefined);
  await adminQ('adminDetails.brand', { params: { id } })
    .queryFn({ signal })
    .catch(() => undefined);
  expect(asked).toEqual([
    '/api/notifications/unread',
    `/api/deals?creatorId=${id}`,
    `/api/admin/brands/${id}`,
  ]);
});

test('pages follow one another by their cursor, and are kept apart from a single page', async () => {
  const page: NotificationPage = { notifications: [], unread: 0, nextCursor: id };
  answers(page);
  const list = { ...pagedQ('notifications.list', undefined, 'before'), pages: 2 };
  await queryClient.fetchInfiniteQuery(list);
  expect(asked).toEqual(['/api/notifications', `/api/notifications?before=${id}`]);
  expect(queryClient.getQueryData(list.queryKey)?.pages).toEqual([page, page]);
  const query = { status: 'closed' } as const;
  expect(hashKey(pagedQ('deals.brandDeals', { query }).queryKey)).not.toBe(
    hashKey(q('deals.brandDeals', { query }).queryKey),
  );
});

test("the admin's lists pass caches in between, under a key without the time", async () => {
  answers({});
  const { queryFn, queryKey } = adminQ('admin.deals', { query: { page: 2 } });
  await queryFn({ signal }).catch(() => undefined);
  expect(asked[0]).toMatch(/^\/api\/admin\/deals\?page=2&_t=\d+$/);
  expect(queryKey).toEqual(['admin', 'deals', { query: { page: 2 } }]);
});

test('without an answer that the page asked for, a first query asks by itself', async () => {
  answers({ unread: 1, conversations: 0 });
  const { queryFn } = firstQ('notifications.unreadCount', { at: '/api/notifications/unread' });
  expect(await queryFn({ signal })).toEqual({ unread: 1, conversations: 0 });
});

test('answers and inputs have the types of their route', () => {
  expectTypeOf(q('deals.read', { params: { id } }).queryFn).returns.resolves.toEqualTypeOf<{
    deal: DealDetail;
  }>();
  expectTypeOf(queryClient.getQueryData(keyOf('deals.creatorDeals'))).toEqualTypeOf<DealPage | undefined>();
  expectTypeOf(queryClient.getQueryData(pagedQ('deals.brandDeals').queryKey)?.pages[0]?.deals).toEqualTypeOf<
    DealPage['deals'] | undefined
  >();
  // @ts-expect-error The id is missing.
  expect(q('deals.read').queryKey).toHaveLength(2);
  // @ts-expect-error There is no such route.
  expect(q('deals.reed').queryKey).toHaveLength(2);
  // @ts-expect-error That is the admin's.
  expect(q('admins.me').queryKey).toHaveLength(2);
  // @ts-expect-error It has no pages.
  expect(pagedQ('needs.read').queryKey).toHaveLength(3);
  // @ts-expect-error A deal comes in another form first.
  expect(firstQ('deals.read', { at: '' }, { params: { id } }).queryKey).toHaveLength(3);
});
