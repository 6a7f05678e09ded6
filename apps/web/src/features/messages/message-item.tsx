import { type DealFile, filmMeantIn, type Message, type OwnUser } from '@briefcast/contract';
import { formatTime } from '@briefcast/i18n/format';
import { brandPersonName } from '@briefcast/i18n/labels/brand-person';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fullName } from '../../lib/names.ts';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { LinkPreview } from '../../parts/messages/link-preview.tsx';
import { ReportInDeal } from '../../parts/moderation/report-in-deal.tsx';
import { firstLink } from '../../ui/linkify.ts';
import { fileOfMessage, MessageFile } from './message-file.tsx';

/** The name of a sender: a brand's person as in `brandPersonName`, a creator by name. */
export function senderName({ sender, by }: Pick<Message, 'sender' | 'by'>, viewer: OwnUser): string {
  return sender.role === 'BRAND'
    ? brandPersonName(by, sender.companyName || m.deal_brand_unnamed(), viewer)
    : fullName(sender) || m.deal_creator_unnamed();
}

interface MessageFrameProps {
  sender: string;
  time: string;
  mine: boolean;
  children: ReactNode;
}

/** The sender and time above a message. */
export function MessageFrame({ sender, time, mine, children }: MessageFrameProps) {
  return (
    <div className={clsx('grid', mine ? 'justify-items-end' : 'justify-items-start')}>
      <p className="hint mb-1 flex max-w-full gap-1">
        <bdi className="truncate">{sender}</bdi>{' '}
        <time dateTime={time} className="num flex-none">
          {formatTime(time)}
        </time>
      </p>
      {children}
    </div>
  );
}

interface MessageItemProps {
  message: Message;
  /** The reader. */
  viewer: OwnUser;
  mine: boolean;
  /** The deal's files, among which a message's file is found. */
  files: readonly DealFile[];
  /** Opens a picture or video in the lightbox. */
  onOpen: (file: DealFile) => void;
  /** Handlers that prepare the lightbox on hover or focus. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/** One message: text with its link preview, or a file, with a text if that is not just its name. */
export function MessageItem({ message, viewer, mine, files, onOpen, intent }: MessageItemProps) {
  const file = fileOfMessage(message, files);
  const hasWords = !file || message.content !== file.originalName;
  const film = filmMeantIn(message.content, files);
  const link = hasWords ? firstLink(message.content) : undefined;
  return (
    <MessageFrame
      sender={senderName(message, viewer)}
      time={message.writtenAt ?? message.createdAt}
      mine={mine}
    >
      <div className="bubble-row">
        <div className={clsx('bubble min-w-0', mine ? 'bubble-mine' : 'bubble-theirs')}>
          {file ? <MessageFile file={file} onOpen={() => onOpen(file)} intent={intent} /> : null}
          {hasWords ? (
            <MessageText film={film && { dealId: message.dealId, file: film }}>{message.content}</MessageText>
          ) : null}
          {link ? <LinkPreview url={link} /> : null}
        </div>
        <ReportInDeal reported={{ subject: 'MESSAGE', id: message.id }} by={message.sender.role} />
      </div>
    </MessageFrame>
  );
}

interface MessageTextProps {
  children: string;
  /** The video to which its timecodes refer; absent for a message that is not sent yet. */
  film?: { dealId: string; file: DealFile } | null;
}

/** A message's text with its links and timecodes. */
export function MessageText({ children, film }: MessageTextProps) {
  return (
    <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      <LinkedText film={film}>{children}</LinkedText>
    </p>
  );
}
