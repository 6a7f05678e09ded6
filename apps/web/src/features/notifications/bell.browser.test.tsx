/** Announcements of the bell to screen readers, and what of its list is in the queue. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/query-client.ts';
import { notificationOf } from '../../testing/notifications.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { unreadQuery } from './notification-queries.ts';

test('it tells of more, and no longer says so once they were read', async () => {
  signIn(newBrand());
  await openApp('/terms');
  const bell = page.getByRole('button', { name: /^Notifications/u });
  await expect.element(bell).toBeVisible();
  const become = async (unread: number) => {
    server.returns('notifications.unreadCount', { unread, conversations: 0 });
    await queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey });
  };
  await expect
    .poll(() => queryClient.getQueryData(unreadQuery.queryKey))
    .toEqual({ unread: 0, conversations: 0 });
  await become(2);
  await expect.element(page.getByText('2 unread notifications')).toBeInTheDocument();
  await become(1);
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect.element(page.getByText('2 unread notifications')).not.toBeInTheDocument();
});

test.each([
  ['MANAGER', [true, true, false, false]],
  ['REVIEWER', [true, false, false, false]],
] as const)('unread news of a need say so to a %s who can do it', async (memberRole, expected) => {
  signIn({ ...newBrand(), memberRole });
  const notifications = [
    notificationOf('content.submitted', 1),
    notificationOf('terms.proposed', 2),
    notificationOf('brief.accepted', 3),
    notificationOf('content.submitted', 4, { readAt: '2026-03-01T12:00:00.000Z' }),
  ];
  server.returns('notifications.unreadCount', { unread: 3, conversations: 0 });
  server.returns('notifications.list', { notifications, nextCursor: null, unread: 3 });
  await openApp('/terms');
  await page.getByRole('button', { name: /^Notifications/u }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect.element(rows).toHaveLength(4);
  const marked = rows.elements().map((row) => row.textContent?.includes('Needs you') ?? false);
  expect(marked).toEqual(expected);
});
