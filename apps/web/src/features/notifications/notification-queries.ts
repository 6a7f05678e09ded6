/** What the bell and the settings load, and how it changes at once. */
import type { NotificationPage, UnreadCount } from '@briefcast/contract';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const { notifications: keys } = queryKeys;

/** How many are unread. Live updates refresh it; without them it is looked at again now and then. */
export const unreadQuery = queryOptions({
  queryKey: keys.unread,
  queryFn: ({ signal }) => client.notifications.unreadCount(undefined, { signal }),
  refetchInterval: 5 * 60_000,
});

/** The list, page by page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: keys.list,
  queryFn: ({ pageParam, signal }) =>
    client.notifications.list({ query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: NotificationPage) => last.nextCursor,
});

/** What one is told, and how. */
export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: async ({ signal }) => (await client.notifications.settings(undefined, { signal })).settings,
});

/** Shows as read what was just seen, before the server has answered. */
function showRead(isSeen: (notification: NotificationPage['notifications'][number]) => boolean) {
  const readAt = new Date().toISOString();
  let seen = 0;
  queryClient.setQueryData<InfiniteData<NotificationPage, string | null>>(
    keys.list,
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

const showUnread = (count: UnreadCount) => queryClient.setQueryData(keys.unread, count);
const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** Marks one as read; where that fails, it is unread again. */
export async function markOneRead(id: string): Promise<void> {
  if (showRead((one) => one.id === id) === 0) return;
  try {
    showUnread(await client.notifications.markRead({ params: { id } }));
  } catch {
    // Nobody asked for it by itself: it is told by being unread again.
    await readAgain();
  }
}

/** Marks all as read. Rejects, with everything as it was, where that fails. */
export async function markAllRead(): Promise<void> {
  showRead(() => true);
  try {
    showUnread(await client.notifications.markAllRead({ body: {} }));
  } catch (error) {
    await readAgain();
    throw error;
  }
}

/** Marks those of a deal as read, because its page is open. */
export async function markDealRead(dealId: string): Promise<void> {
  try {
    const count = await client.notifications.markAllRead({ body: { dealId } });
    showRead((one) => one.deal?.id === dealId);
    showUnread(count);
  } catch {
    // They stay unread; the next visit tells again.
  }
}
