import { allRoutes, type RouteSpec } from '@briefcast/contract';
import { afterEach, expect, test } from 'vitest';
import { coveredBy, dealLists, dealPage } from './changes-with.ts';
import { invalidate, invalidateOfDeal } from './invalidate.ts';
import { isKept } from './kept-keys.ts';
import { keyApart, keyOf, pagedQ } from './query.ts';
import { queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

const [id, other] = ['0d3f3b1e-6c58-4c6e-9a52-6f2f9a1c7d10', '1e3f3b1e-6c58-4c6e-9a52-6f2f9a1c7d11'];

const keysOfDeal = (dealId: string) => ({
  deal: keyOf('deals.read', { params: { id: dealId } }),
  draft: keyOf('drafts.read', { params: { id: dealId } }),
  log: keyApart(keyOf('proof.log', { params: { id: dealId } }), 'checked'),
  renewals: keyOf('renewals.ofDeal', { params: { dealId } }),
  sample: keyOf('samples.read', { params: { dealId } }),
  shares: keyOf('shares.list', { params: { id: dealId } }),
  usage: keyOf('files.usage', { query: { dealId } }),
});

const ofDeal = keysOfDeal(id);
const deals = {
  ...ofDeal,
  open: keyOf('deals.brandDeals', { query: { status: 'open' } }),
  closed: pagedQ('deals.creatorDeals', { query: { status: 'closed' } }).queryKey,
  stats: keyOf('deals.brandStats'),
  uploads: keyOf('uploads.list'),
};
const comments = {
  list: keyApart(keyOf('comments.list', { params: { id: other } }), id),
  tasks: keyOf('comments.tasks', { params: { id } }),
};
const others = {
  needs: keyOf('needs.read'),
  rights: keyOf('rights.list'),
  certificate: keyOf('proof.certificate', { params: { code: 'ABC' } }),
  summary: keyOf('shares.summary', { params: { token: 'abc' } }),
};
const all: Record<string, readonly unknown[]> = { ...deals, ...comments, ...others };

/** Names of the keys that are read again after this. */
async function readAgain(change: () => Promise<void>): Promise<string[]> {
  for (const key of Object.values(all)) queryClient.setQueryData(key, {});
  await change();
  return Object.keys(all).filter((name) => queryClient.getQueryState(all[name] ?? [])?.isInvalidated);
}

test('a noun takes along what changes with it, a route itself alone', async () => {
  expect(await readAgain(() => invalidate('deals'))).toEqual(Object.keys(deals));
  queryClient.clear();
  expect(await readAgain(() => invalidate(...dealPage))).toEqual(Object.keys(ofDeal));
  queryClient.clear();
  expect(await readAgain(() => invalidate(...dealLists))).toEqual(['open', 'closed']);
  queryClient.clear();
  expect(await readAgain(() => invalidate('deals.read'))).toEqual(['deal']);
  queryClient.clear();
  expect(await readAgain(() => invalidate('comments'))).toEqual(Object.keys(comments));
});

test('an event of one deal leaves alone what another one shows, and nothing of its own', async () => {
  const read = async (dealId: string) => {
    const changed = await readAgain(async () => {
      for (const name of [...dealPage, 'comments'] as const) await invalidateOfDeal(dealId, name);
    });
    queryClient.clear();
    return changed;
  };
  expect(await read(id)).toEqual([...Object.keys(ofDeal), ...Object.keys(comments)]);
  expect(await read('2a3f3b1e-6c58-4c6e-9a52-6f2f9a1c7d12')).toEqual([]);
});

test('whatever the page of a deal asks names its deal, so that no event of it is missed', () => {
  const isCovered = coveredBy(dealPage);
  const names = allRoutes.filter(
    ({ name, spec }) =>
      isCovered(name.split('.')) && spec.method === 'GET' && (spec.kind ?? 'json') === 'json',
  );
  const namesDeal = ({ path, query }: RouteSpec) =>
    /\/(of-)?deals\/\{/.test(path) || 'dealId' in (query?.shape ?? {});
  expect(names.filter(({ spec }) => !namesDeal(spec)).map(({ name }) => name)).toEqual([]);
});

test("the admin's noun takes along every route that an admin calls", () => {
  const isCovered = coveredBy(['admin']);
  const wrong = allRoutes.filter(
    ({ name, spec: { access } }) =>
      isCovered(name.split('.')) !== (access === 'admin' || access === 'finance') && access !== 'public',
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a device keeps deals without the links to them, and no money', () => {
  const wrong = Object.entries({ ...deals, ...comments }).filter(
    ([name, key]) => isKept(key) !== (name !== 'shares'),
  );
  const shown = ['accounts.me', 'needs.read', 'notifications.unreadCount', 'system.site'] as const;
  const secret = ['bankDetails.own', 'billing.read', 'payouts.account', 'team.read'] as const;
  const unkept = shown.filter((name) => !isKept(keyOf(name)));
  const kept = secret.filter((name) => isKept(keyOf(name)));
  expect({ wrong, unkept, kept }).toEqual({ wrong: [], unkept: [], kept: [] });
});
