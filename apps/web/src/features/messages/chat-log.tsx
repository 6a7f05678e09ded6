import type { DealDetail, DealFile, DealReads, OwnUser } from '@briefcast/contract';
import { formatDateWithTime, formatLongDate, formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, CheckCheck } from 'lucide-react';
import { Fragment, useState } from 'react';
import { unreadMessages } from '../../parts/messages/unread-messages.ts';
import { MessageItem } from './message-item.tsx';
import type { ChatEntry } from './thread.ts';

interface ChatLogProps {
  deal: DealDetail;
  user: OwnUser;
  entries: readonly ChatEntry[];
  /** Message to which the address leads. */
  asked: string | null;
  onOpen: (file: DealFile) => void;
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

const dayOf = (time: string) => formatLongDate(new Date(time));

/**
 * Messages and events by day, with the first unread one when the page was opened, and how far the other side
 * has read.
 */
export function ChatLog({ deal, user, entries, asked, onOpen, intent }: ChatLogProps) {
  // The mark stays while the page is open, although the messages below count as read by now.
  const [newId] = useState(() => unreadMessages(deal, user.role)[0]?.id);
  const seen = deal.reads?.theirs ?? null;
  const lastOwnId = entries.findLast(
    (entry) => entry.type === 'message' && entry.message.sender.role === user.role,
  )?.id;
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    const isNewDay = !before || dayOf(before.createdAt) !== dayOf(entry.createdAt);
    return (
      <Fragment key={entry.id}>
        {isNewDay ? <p className="hint text-center">{dayOf(entry.createdAt)}</p> : null}
        {entry.id === newId ? (
          <p data-new className="flex items-center gap-3 text-xs font-semibold text-cast-ink">
            <span className="flex-1 border-t border-current" />
            {m.chat_new_from_here()}
            <span className="flex-1 border-t border-current" />
          </p>
        ) : null}
        {entry.type === 'line' ? (
          <ChatLine createdAt={entry.createdAt}>{entry.text}</ChatLine>
        ) : (
          <div className="grid gap-1" aria-current={entry.id === asked ? 'location' : undefined}>
            <MessageItem
              message={entry.message}
              viewer={user}
              mine={entry.message.sender.role === user.role}
              files={deal.files}
              onOpen={onOpen}
              intent={intent}
            />
            <MessageState entry={entry} seen={seen} isLastOwn={entry.id === lastOwnId} />
          </div>
        )}
      </Fragment>
    );
  });
}

const timeOf = (at: string) =>
  dayOf(at) === dayOf(new Date().toISOString()) ? formatTime(at) : formatDateWithTime(at);

interface MessageStateProps {
  entry: ChatEntry & { type: 'message' };
  /** The last message of this side that the other has seen. */
  seen: DealReads['theirs'];
  /** The last of this side's messages. */
  isLastOwn: boolean;
}

/**
 * Below a message: that the other side has seen it and those before, or that the server has it, where that is not plain from
 * the messages around it.
 */
function MessageState({ entry: { id, message }, seen, isLastOwn }: MessageStateProps) {
  if (seen?.messageId === id)
    return (
      <p className="chat-standing">
        <CheckCheck aria-hidden className="ic" />
        <time dateTime={seen.at}>{m.chat_seen({ time: timeOf(seen.at) })}</time>
      </p>
    );
  if (!isLastOwn && message.writtenAt === undefined) return null;
  return (
    <p className="chat-standing">
      <Check aria-hidden className="ic" />
      <time dateTime={message.createdAt}>{m.chat_sent({ time: timeOf(message.createdAt) })}</time>
    </p>
  );
}

/** An event between two messages. */
function ChatLine({ createdAt, children }: { createdAt: string; children: string }) {
  return (
    <p className="hint ear-sm mx-auto max-w-[90%] bg-sunken px-3.5 py-2 text-center wrap-anywhere">
      {children}
      {/* Some lines end with a day, which a time right behind it would seem to belong to, or with what somebody wrote. */}
      {' · '}
      <bdi>
        <time dateTime={createdAt} className="num whitespace-nowrap">
          {formatTime(createdAt)}
        </time>
      </bdi>
    </p>
  );
}
