import '../../styles/inbox.css';
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
import { useInboxAddress, useInboxQuery } from './inbox-address.ts';
import { inboxKeys } from './inbox-keys.ts';
import { OpenConversation } from './open-conversation.tsx';
import { useSettle } from './settle-button.tsx';

const KeysBox = whenOpen(async () => (await import('../../ui/keys-box.tsx')).KeysBox);

/** Inbox: the list of conversations, the open one, and its deal. */
export function InboxScreen() {
  useDocumentTitle(m.inbox_title());
  const user = useUser();
  const navigate = useNavigate();
  const address = useInboxAddress();
  const list = useInfiniteQuery(useInboxQuery(address));
  const settle = useSettle();
  const [showsKeys, setShowsKeys] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? [];
  const { dealId } = address;
  const at = conversations.findIndex((one) => one.dealId === dealId);
  const open = conversations[at];

  function go(by: number) {
    const next = conversations[Math.min(Math.max(at + by, 0), conversations.length - 1)];
    if (next) void navigate(address.hrefOf({ deal: next.dealId }), { replace: dealId !== null });
  }
  useKeys(inboxKeys, {
    j: () => go(1),
    k: () => go(-1),
    r: () => document.querySelector<HTMLElement>('#chat textarea')?.focus(),
    e: () => open && !open.last.isOwn && settle.mutate(open),
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
          viewer={user.role}
          searchRef={search}
          onShowKeys={() => setShowsKeys(true)}
        />
        {dealId ? (
          <OpenConversation
            dealId={dealId}
            conversation={open}
            user={user}
            settle={settle}
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
