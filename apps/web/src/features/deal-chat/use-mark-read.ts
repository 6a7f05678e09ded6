import type { DealDetail, Role } from '@briefcast/contract';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { unreadMessages } from '../../lib/unread-messages.ts';

/** What the other side has done so far; it changes with everything they do. */
function activityOf(deal: DealDetail, ownRole: Role): string {
  const theirs = deal.messages.findLast((message) => message.sender.role !== ownRole);
  const files = deal.files.map((file) => `${file.id}:${file.status}`);
  return [deal.status, theirs?.id, ...files].join(' ');
}

/**
 * Tells the server that the deal has been seen, as soon as its page is visible and after each news; where there are
 * messages to be seen, not before the chat with this id comes into sight (rules/deals#unread).
 */
export function useMarkRead(deal: DealDetail, ownRole: Role, chatId: string) {
  const { id } = deal;
  const lastOfTheirs = deal.messages.findLast((message) => message.sender.role !== ownRole)?.id;
  const seen = `${id} ${activityOf(deal, ownRole)}`;
  const told = useRef<string>(undefined);
  const [isChatSeen, setChatSeen] = useState(false);
  const isSeen = isChatSeen || unreadMessages(deal, ownRole).length === 0;

  useEffect(() => {
    const chat = document.getElementById(chatId);
    if (!chat) return;
    const observer = new IntersectionObserver((moments) =>
      setChatSeen(moments.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(chat);
    return () => observer.disconnect();
  }, [chatId]);

  useEffect(() => {
    async function tell() {
      if (!isSeen || document.hidden || told.current === seen) return;
      told.current = seen;
      try {
        await client.messages.markRead({ params: { id } });
        // Who comes back to what is loaded already finds nothing new in it.
        queryClient.setQueryData<DealDetail>(queryKeys.deals.detail(id), (now) =>
          now?.reads && lastOfTheirs ? { ...now, reads: { ...now.reads, own: lastOfTheirs } } : now,
        );
        await queryClient.invalidateQueries({ queryKey: queryKeys.deals.lists });
      } catch {
        // The marker on the dashboard stays; the next visit tells again.
      }
    }
    document.addEventListener('visibilitychange', tell);
    void tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, seen, isSeen, lastOfTheirs]);
}
