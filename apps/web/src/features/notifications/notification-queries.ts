/** The data of the bell, and its optimistic changes. */

import type { NotificationPage, UnreadCount } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { pagedQ, q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The number of unread notifications. Live updates refresh it; without them it is refetched at intervals. */
export const unreadQuery = queryOptions({
  ...q('notifications.unreadCount'),
  refetchInterval: 5 * minuteMs,
});

/** The list, page by page. */
export const notificationsQuery = pagedQ('notifications.list', undefined, 'before');

/** Shows notifications as read before the server has answered. */
function showRead(isSeen: (notification: NotificationPage['notifications'][number]) => boolean) {
  const readAt = new Date().toISOString();
  let seen = 0;
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) => {
            if (one.readAt !== null || !isSeen(one)) return one;
            seen += 1;
            return { ...one, readAt };
          }),
        })),
      },
  );
  return seen;
}

const showUnread = (count: UnreadCount) => queryClient.setQueryData(unreadQuery.queryKey, count);
const readAgain = () => invalidate('notifications');

/** Marks one as read; if that fails, it is unread again. */
export async function markOneRead(id: string): Promise<void> {
  if (showRead((one) => one.id === id) === 0) return;
  try {
    showUnread(await (await loadClient()).notifications.markRead({ params: { id } }));
  } catch {
    // No error is shown, because the notification just becomes unread again.
    await readAgain();
  }
}

/** Marks all as read. Rejects and restores the previous state if that fails. */
export async function markAllRead(): Promise<void> {
  showRead(() => true);
  try {
    showUnread(await (await loadClient()).notifications.markAllRead({ body: {} }));
  } catch (error) {
    await readAgain();
    throw error;
  }
}

/** Marks those of a deal as read, because its page is open. */
export async function markDealRead(dealId: string): Promise<void> {
  try {
    const count = await (await loadClient()).notifications.markAllRead({ body: { dealId } });
    showRead((one) => one.deal?.id === dealId);
    showUnread(count);
  } catch {
    // They stay unread; the next visit tries again.
  }
}

/** Marks a deal's notifications as read while its page is visible, now and as they arrive. */
export function useSeenDeal(dealId: string) {
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;

  useEffect(() => {
    if (unread === 0) return;
    function tell() {
      if (!document.hidden) void markDealRead(dealId);
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [dealId, unread]);
}
