import { type DealFile, filmMeantIn, type Message, type OwnUser } from '@briefcast/contract';
import { formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fullName } from '../../lib/full-name.ts';
import { brandPersonName } from '../../lib/who.ts';
import { firstLink } from '../../ui/linkify.ts';
import { ReportInDeal } from '../../ui/report-in-deal.tsx';
import { LinkPreview } from './link-preview.tsx';
import { fileOfMessage } from './media-of.ts';
import { MessageFile } from './message-file.tsx';
import { MessageText } from './message-text.tsx';

/** How a sender is called: somebody of a brand as `brandPersonName` says, a creator by name. */
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

/** Who and when, above what was said. */
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
  /** Who reads it. */
  viewer: OwnUser;
  mine: boolean;
  /** The deal's files, to find the one that a file message names. */
  files: readonly DealFile[];
  /** Opens a picture or film large. */
  onOpen: (file: DealFile) => void;
  /** What a pointer or the focus on one of them prepares. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/** One message: text with its link preview, or a file, with words where there are others than its name. */
export function MessageItem({ message, viewer, mine, files, onOpen, intent }: MessageItemProps) {
  const file = fileOfMessage(message, files);
  const hasWords = !file || message.content !== file.originalName;
  const film = filmMeantIn(message.content, files);
  const link = hasWords ? firstLink(message.content) : undefined;
  return (
    <MessageFrame sender={senderName(message, viewer)} time={message.createdAt} mine={mine}>
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
