import type { DealDetail, OwnUser } from '@briefcast/contract';
import { formatLongDate, formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { MessageCircle } from 'lucide-react';
import { Fragment } from 'react';
import { fullName } from '../../lib/full-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { chatEntries } from './chat-entries.ts';
import { ChatInput } from './chat-input.tsx';
import { ChatScroller } from './chat-scroller.tsx';
import { MessageItem } from './message-item.tsx';
import { PendingItem } from './pending-item.tsx';
import type { PendingMessage } from './pending-message.ts';
import { proposalLines } from './proposal-lines.ts';
import { useArriveAtChat } from './use-arrive-at-chat.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMessageOutbox } from './use-message-outbox.ts';
import { useThread } from './use-thread.ts';
import { useIsTyping, useTypingSignal } from './use-typing.ts';

interface ChatPanelProps {
  deal: DealDetail;
  user: OwnUser;
}

/** The conversation of a deal. Being on screen, it also tells the server that the deal has been seen. */
export function ChatPanel({ deal, user }: ChatPanelProps) {
  const { thread, isLoadingEarlier, loadEarlier } = useThread(deal);
  const draftName = `message:${user.id}:${deal.id}`;
  const outbox = useMessageOutbox({ dealId: deal.id, user, messages: thread.messages });
  const isTyping = useIsTyping(deal.id, user.role);
  const typing = useTypingSignal(deal.id);
  useMarkRead(deal, user.role);
  useArriveAtChat();

  const { hasEarlier } = thread;
  const entries = chatEntries(thread, proposalLines(deal, user));
  const last = entries.at(-1);
  const lastPending = outbox.pending.at(-1);
  const ownName = user.role === 'BRAND' ? m.who_you() : fullName(user);
  const theirName = user.role === 'BRAND' ? deal.creator?.firstName : deal.brand.companyName;

  /** The connection holds up the first that is not turned down, and with it those behind. */
  const heldUp = outbox.isOffline ? outbox.pending.find(({ refusal }) => refusal === null) : undefined;
  const reasonFor = (message: PendingMessage) => message.refusal ?? (message === heldUp ? outbox.cut : null);

  function handleSend(text: string) {
    outbox.send(text);
    typing.rest();
  }

  return (
    <Card flush id="chat" aria-labelledby="chat-title" className="flex flex-col">
      <h2 id="chat-title" className="border-b border-line px-5 pt-4 pb-3 text-[20px]">
        {m.chat_title()}
      </h2>
      <ChatScroller
        firstKey={entries[0]?.id}
        // A reason for not being sent makes the last bubble taller: that counts as news too.
        lastKey={lastPending ? `${lastPending.key} ${reasonFor(lastPending)}` : last?.id}
        lastIsMine={
          lastPending !== undefined || (last?.type === 'message' && last.message.sender.role === user.role)
        }
        busy={isLoadingEarlier}
      >
        {hasEarlier ? (
          <div className="flex justify-center">
            <Button
              variant="ghost"
              size="sm"
              busy={isLoadingEarlier}
              busyText={m.list_loading()}
              onClick={loadEarlier}
            >
              {m.chat_earlier()}
            </Button>
          </div>
        ) : null}
        {entries.length === 0 && outbox.pending.length === 0 ? <EmptyChat /> : null}
        {entries.map((entry, index) => {
          const day = formatLongDate(new Date(entry.createdAt));
          const before = entries[index - 1];
          const isNewDay = !before || formatLongDate(new Date(before.createdAt)) !== day;
          return (
            <Fragment key={entry.id}>
              {isNewDay ? <p className="hint text-center">{day}</p> : null}
              {entry.type === 'line' ? (
                <ChatLine createdAt={entry.createdAt}>{entry.text}</ChatLine>
              ) : (
                <MessageItem
                  message={entry.message}
                  viewer={user}
                  mine={entry.message.sender.role === user.role}
                  files={deal.files}
                />
              )}
            </Fragment>
          );
        })}
        {outbox.pending.map((message) => (
          <PendingItem
            key={message.key}
            message={message}
            sender={ownName}
            stopped={reasonFor(message)}
            isWaiting={outbox.isOffline}
            onRetry={() => outbox.sendNow(message.key)}
            onDiscard={() => outbox.discard(message.key)}
          />
        ))}
      </ChatScroller>
      <p role="status" className="hint h-6 truncate px-5">
        {isTyping ? (
          <RichText
            parts={m.chat_typing.parts({ name: theirName ?? m.deal_the_creator() })}
            tags={{ name: (children) => <bdi>{children}</bdi> }}
          />
        ) : null}
      </p>
      <ChatInput draftName={draftName} onTyping={typing.signal} onSend={handleSend} />
    </Card>
  );
}

/** Something that happened between two messages. */
function ChatLine({ createdAt, children }: { createdAt: string; children: string }) {
  return (
    <p className="hint ear-sm mx-auto max-w-[90%] bg-sunken px-3.5 py-2 text-center wrap-anywhere">
      {children}{' '}
      <time dateTime={createdAt} className="num whitespace-nowrap">
        {formatTime(createdAt)}
      </time>
    </p>
  );
}

function EmptyChat() {
  return (
    <div className="my-auto grid justify-items-center gap-1 text-center">
      <MessageCircle aria-hidden className="ic mb-1 size-7! text-ink-3" />
      <p className="font-semibold">{m.chat_empty()}</p>
      <p className="hint">{m.chat_empty_hint()}</p>
    </div>
  );
}
