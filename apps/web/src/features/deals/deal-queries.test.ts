import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { dealQuery, rereadDeal } from './deal-queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const id = '0d3f3b1e-6c58-4c6e-9a52-6f2f9a1c7d10';
const deal = {
  id,
  title: 'Winter roast, first crack',
  description: 'Film what nobody sees on a roasting day.',
  budget: 86_000,
  currency: 'USD',
  deadline: '2099-12-12T00:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
  category: null,
  requirements: '[]',
  deliverables: '["Reel/Post"]',
  progress: 75,
  brand: {
    companyName: 'Nomad Roasters',
    email: null,
    profileImage: null,
    firstName: null,
    lastName: null,
    guidelines: null,
  },
  creator: null,
  sentBy: null,
  statusBy: null,
  files: [],
  messages: [],
  hasEarlierMessages: false,
  _count: { messages: 0, files: 0 },
};
const answer = (status: string) => Response.json({ success: true, data: { deal: { ...deal, status } } });

test('a deal is read anew even while an earlier read of it is still on its way', async () => {
  const earlier = Promise.withResolvers<Response>();
  const server = vi.fn<() => Promise<Response>>();
  server.mockReturnValueOnce(earlier.promise).mockImplementation(async () => answer('COMPLETED'));
  vi.stubGlobal('fetch', server);
  // Calls say in which language the page is.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });

  void queryClient.fetchQuery(dealQuery(id)).catch(() => undefined);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  const reread = rereadDeal(id);
  earlier.resolve(answer('SUBMITTED'));

  expect(await reread).toMatchObject({ status: 'COMPLETED' });
  expect(queryClient.getQueryData(dealQuery(id).queryKey)).toMatchObject({
    deal: { status: 'COMPLETED' },
  });
});

test('the first answer, which the page asked for by itself, is read as every other', async () => {
  const answers = { [`/api/deals/${id}`]: Promise.resolve(await answer('BRIEF_SENT').json()) };
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('window', { firstCalls: { token: 'token', answers }, localStorage: globalThis.localStorage });
  vi.resetModules();
  const { dealQuery: queryOfPage } = await import('./deal-queries.ts');

  const read = await queryClient.fetchQuery(queryOfPage(id));

  expect(read.deal).toMatchObject({ requirements: [], deliverables: ['Reel/Post'] });
});
