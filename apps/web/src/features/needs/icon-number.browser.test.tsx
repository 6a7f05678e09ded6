/** The number on the icon of the installed app is that of the queue, on every page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/query-client.ts';
import { needOf, queueOf } from '../../testing/needs.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { needsQuery } from './needs-query.ts';

const shown = vi.fn(async (_count?: number) => undefined);
const needs = [needOf('file.review', 1), needOf('payout.late', 2)];

function installed(is: boolean) {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(display-mode: standalone)' && is ? 'all' : query),
  );
}

beforeEach(() => {
  shown.mockClear();
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: shown });
  signIn(newBrand());
  server.returns('needs.read', queueOf(needs, { putOff: [needOf('right.ends', 3)] }));
});

afterEach(() => vi.restoreAllMocks());

test('it counts what is not put off, follows the queue and ignores unread news', async () => {
  installed(true);
  server.returns('notifications.unreadCount', { unread: 7, conversations: 0 });
  await openApp('/terms');
  await expect.poll(() => shown.mock.lastCall).toEqual([2]);
  server.returns('needs.read', queueOf([]));
  await queryClient.invalidateQueries({ queryKey: needsQuery.queryKey });
  await expect.poll(() => shown.mock.lastCall).toEqual([0]);
  expect(shown.mock.calls.map(([count]) => count)).toEqual([2, 0]);
});

test('elsewhere than in the installed app no page asks for it', async () => {
  installed(false);
  await openApp('/terms');
  await expect.element(page.getByRole('button', { name: /^Notifications/u })).toBeVisible();
  expect(server.calls('needs.read')).toEqual([]);
});
