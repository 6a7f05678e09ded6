/** Announcements of the bell to screen readers. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/query-client.ts';
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
    server.returns('notifications.unreadCount', { unread });
    await queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey });
  };
  await expect.poll(() => queryClient.getQueryData(unreadQuery.queryKey)).toEqual({ unread: 0 });
  await become(2);
  await expect.element(page.getByText('2 unread notifications')).toBeInTheDocument();
  await become(1);
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect.element(page.getByText('2 unread notifications')).not.toBeInTheDocument();
});
