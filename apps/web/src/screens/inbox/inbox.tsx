import '../../styles/inbox.css';
import type { Conversation } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { useUser } from '../../lib/use-user.ts';
import { whenOpen } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Main } from '../../ui/main.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useMarkUnread, useSettle } from './inbox-acts.ts';
import { type InboxAddress, useInboxAddress, useInboxQuery } from './inbox-address.ts';
import { inboxKeys } from './inbox-keys.ts';
import { OpenConversation } from './open-conversation.tsx';

const KeysBox = whenOpen(async () => (await import('../../ui/keys-box.tsx')).KeysBox);

/** Inbox: the list of conversations, the open one, and its deal. */
export function InboxScreen() {
  useDocumentTitle(m.inbox_title());
  const user = useUser();
  const navigate = useNavigate();
  const address = useInboxAddress();
  const list = useInfiniteQuery(useInboxQuery(address));
  const settle = useSettle();
  const mark = useMarkUnread();
  const [leftId, setLeftId] = useState<string | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? [];
  const { dealId } = address;
  const open = conversations.find((one) => one.dealId === dealId);

  function go(by: number) {
    // One that was marked as unread is closed, and still the place from which keys go on.
    const from = dealId ?? leftId;
    const at = conversations.findIndex((one) => one.dealId === from);
    const next = conversations[Math.min(Math.max(at + by, 0), conversations.length - 1)];
    if (next)
      void navigate(address.hrefOf({ deal: next.dealId }), { replace: dealId !== null, flushSync: true });
  }
  function markUnread() {
    if (!dealId) return;
    mark.mutate(dealId);
    setLeftId(dealId);
    void navigate(address.hrefOf({ deal: undefined }), { flushSync: true });
  }
  function onlyWith(conversation: Conversation | undefined) {
    const { id, name } = conversation?.other ?? {};
    return id && name && id !== address.withId ? { to: address.hrefOf({ with: id }), name } : null;
  }
  const filterBy = (filter: InboxAddress['filter']) =>
    void navigate(address.hrefOf({ filter }), { replace: true, preventScrollReset: true });
  useKeys(inboxKeys, {
    j: () => go(1),
    k: () => go(-1),
    r: () => document.querySelector<HTMLElement>('#chat textarea')?.focus(),
    e: () => open && !open.last.isOwn && settle.mutate(open),
    u: markUnread,
    o: () => dealId && void navigate(dealPath(user.role, dealId)),
    1: () => filterBy(undefined),
    2: () => filterBy('unread'),
    3: () => filterBy('answer'),
    '/': () => search.current?.focus(),
    '?': () => setShowsKeys(true),
  });

  return (
    <Main bleed>
      <div className="inbox" data-open={dealId ? '' : undefined}>
        <ConversationList
          address={address}
          list={list}
          conversations={conversations}
          user={user}
          searchRef={search}
          onShowKeys={() => setShowsKeys(true)}
        />
        {dealId ? (
          <OpenConversation
            dealId={dealId}
            conversation={open}
            user={user}
            settle={settle}
            onMarkUnread={markUnread}
            onlyWith={onlyWith}
            backTo={address.hrefOf({ deal: undefined })}
          />
        ) : (
          <div className="inbox-open max-lg:hidden">
            <EmptyState
              title={m.inbox_choose()}
              icon={<MessageCircle aria-hidden className="ic" />}
              className="my-auto"
            />
          </div>
        )}
      </div>
      <KeysBox lines={inboxKeys} open={showsKeys} onOpenChange={setShowsKeys} />
    </Main>
  );
}
