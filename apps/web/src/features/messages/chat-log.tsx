import type { DealDetail, DealFile, OwnUser } from '@briefcast/contract';
import { formatDateWithTime, formatLongDate, formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Fragment, useState } from 'react';
import { unreadMessages } from '../../parts/messages/unread-messages.ts';
import { MessageItem } from './message-item.tsx';
import type { ChatEntry } from './thread.ts';

interface ChatLogProps {
  deal: DealDetail;
  user: OwnUser;
  entries: readonly ChatEntry[];
  onOpen: (file: DealFile) => void;
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

const dayOf = (time: string) => formatLongDate(new Date(time));

/**
 * Messages and events by day, with the first unread one when the page was opened, and how far the other side
 * has read.
 */
export function ChatLog({ deal, user, entries, onOpen, intent }: ChatLogProps) {
  // The mark stays while the page is open, although the messages below count as read by now.
  const [newId] = useState(() => unreadMessages(deal, user.role)[0]?.id);
  const seen = deal.reads?.theirs;
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
          <div className="grid gap-1">
            <MessageItem
              message={entry.message}
              viewer={user}
              mine={entry.message.sender.role === user.role}
              files={deal.files}
              onOpen={onOpen}
              intent={intent}
            />
            {seen?.messageId === entry.id ? <SeenMark at={seen.at} /> : null}
          </div>
        )}
      </Fragment>
    );
  });
}

/** Below the person's last message that the other side has seen. */
function SeenMark({ at }: { at: string }) {
  const isToday = dayOf(at) === dayOf(new Date().toISOString());
  return (
    <p className="hint num text-end">
      <time dateTime={at}>{m.chat_seen({ time: isToday ? formatTime(at) : formatDateWithTime(at) })}</time>
    </p>
  );
}

/** An event between two messages. */
function ChatLine({ createdAt, children }: { createdAt: string; children: string }) {
  return (
    <p className="hint ear-sm mx-auto max-w-[90%] bg-sunken px-3.5 py-2 text-center wrap-anywhere">
      {children}
      {/* Some lines end with a day, which a time right behind it would seem to belong to. */}
      {' · '}
      <time dateTime={createdAt} className="num whitespace-nowrap">
        {formatTime(createdAt)}
      </time>
    </p>
  );
}
