import type { DealDetail, OwnUser, Role } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../lib/api.ts';
import { dealLists } from '../../lib/changes-with.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { addToOutbox } from '../../lib/outbox/changes.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { isUnreachable } from '../../lib/unreachable.ts';
import { unreadMessages } from '../../parts/messages/unread-messages.ts';
import { readKind } from './message-kind.ts';
import { type Thread, withEarlier, withNewest } from './thread.ts';

/** The conversation of a deal: new messages as they arrive, and earlier ones on request, or up to a message asked for. */
export function useThread(deal: DealDetail, asked: string | null = null) {
  const newest: Thread = { messages: deal.messages, hasEarlier: deal.hasEarlierMessages };
  const [read, setRead] = useState({ source: deal.messages, thread: newest });
  if (read.source !== deal.messages) {
    setRead({ source: deal.messages, thread: withNewest(read.thread, newest) });
  }
  const { thread } = read;

  const earlier = useMutation({
    mutationFn: async (before: string) => {
      const page = await client.messages.page({ params: { id: deal.id }, query: { before } });
      setRead((now) => ({ ...now, thread: withEarlier(now.thread, page) }));
    },
    onError: (error) => showError(m.chat_earlier_failed(), error),
  });

  const first = thread.messages[0]?.id;
  // Ids are ordered by time, so that one of another deal does not load everything.
  const lacks = asked !== null && thread.hasEarlier && first !== undefined && asked < first ? first : null;
  const tried = useRef<string>(undefined);
  const { mutate } = earlier;
  useEffect(() => {
    if (lacks === null || tried.current === lacks) return;
    tried.current = lacks;
    mutate(lacks);
  }, [lacks, mutate]);

  return {
    thread,
    isLoadingEarlier: earlier.isPending,
    loadEarlier() {
      if (first && !earlier.isPending) earlier.mutate(first);
    },
  };
}

/** The other side's last activity; it changes with everything they do. */
function activityOf(deal: DealDetail, ownRole: Role): string {
  const theirs = deal.messages.findLast((message) => message.sender.role !== ownRole);
  const files = deal.files.map((file) => `${file.id}:${file.status}`);
  return [deal.status, theirs?.id, ...files].join(' ');
}

/**
 * Tells the server that the deal has been seen, as soon as its page is visible and after each change; if
 * there are unread messages, not before the chat with this id is visible (rules/messages#unread).
 */
export function useMarkRead(deal: DealDetail, { id: owner, role: ownRole }: OwnUser, chatId: string) {
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
    /** So that a person who returns to cached data finds nothing new in it. */
    const showRead = () =>
      queryClient.setQueryData(keyOf('deals.read', { params: { id } }), (now) =>
        now?.deal.reads && lastOfTheirs
          ? { deal: { ...now.deal, reads: { ...now.deal.reads, own: lastOfTheirs } } }
          : now,
      );
    async function tell() {
      if (!isSeen || document.hidden || told.current === seen) return;
      told.current = seen;
      try {
        await client.messages.markRead({ params: { id } });
        showRead();
        await invalidate(...dealLists);
      } catch (error) {
        // Reports it later, up to the last message seen; after a refusal the marker on the dashboard stays.
        if (!isUnreachable(error) || !lastOfTheirs) return;
        const body = { dealId: id, upTo: lastOfTheirs };
        addToOutbox(owner, { kind: readKind.kind, lane: id, about: id, body });
        showRead();
      }
    }
    document.addEventListener('visibilitychange', tell);
    void tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, owner, seen, isSeen, lastOfTheirs]);
}
