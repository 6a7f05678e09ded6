import { limits } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { holdInOutbox } from '../../lib/outbox/changes.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ChangeText, WaitingFoot } from '../../ui/waiting-entry.tsx';
import { keptFileOf, readKeptFiles, useSentBytes } from './attachments.ts';
import { MessageFrame, MessageText } from './message-item.tsx';
import type { WaitingMessage } from './message-kind.ts';
import type { useMessageOutbox } from './message-outbox.ts';
import { LocalPicture } from './staged-files.tsx';

interface PendingItemProps {
  message: WaitingMessage;
  sender: string;
  outbox: ReturnType<typeof useMessageOutbox>;
  /** Whether nobody is left to read it. */
  isForNobody: boolean;
}

/** A message that is not sent yet: it waits, is on its way, or couldn't be sent. */
export function PendingItem({ message, sender, outbox, isForNobody }: PendingItemProps) {
  const [isChanging, setChanging] = useState(false);
  const {
    key,
    createdAt,
    lane,
    refusal,
    body: { file, content },
  } = message;
  const isFirst = outbox.waiting.find((one) => one.lane === lane && one.refusal === null)?.key === key;

  function change() {
    holdInOutbox(key);
    setChanging(true);
  }
  if (isChanging)
    return (
      <MessageFrame sender={sender} time={createdAt} mine>
        <ChangeText
          text={content}
          maxLength={limits.text}
          onDone={(text) => {
            setChanging(false);
            return outbox.release(message, text);
          }}
        />
      </MessageFrame>
    );
  return (
    <MessageFrame sender={sender} time={createdAt} mine>
      <div className={clsx('bubble min-w-0', refusal === null ? 'bubble-waiting' : 'bubble-failed')}>
        {file ? <PendingFile message={message} file={file} /> : <MessageText>{content}</MessageText>}
      </div>
      <WaitingFoot
        entry={message}
        isCut={outbox.cut !== null}
        isFirst={isFirst}
        text={content}
        onTryAgain={isForNobody ? undefined : () => outbox.tryAgain(key)}
        onDiscard={() => outbox.discard(key)}
        onChange={file ? undefined : change}
      />
    </MessageFrame>
  );
}

interface PendingFileProps {
  message: WaitingMessage;
  file: NonNullable<WaitingMessage['body']['file']>;
}

/** The local file, and its upload progress. */
function PendingFile({ message: { key }, file }: PendingFileProps) {
  const [bytes, setBytes] = useState<File | null>(null);
  const sent = useSentBytes(key);
  useEffect(() => {
    let isWanted = true;
    void readKeptFiles(keptFileOf(key)).then(([kept]) => {
      if (isWanted) setBytes(kept ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  const { name, size, type } = file;
  return (
    <div className="ear-sm flex min-h-12 w-64 max-w-full min-w-0 items-center gap-2.5 bg-surface py-1.5 ps-1.5 pe-3 text-ink">
      <span className="relative grid size-11 flex-none place-items-center overflow-hidden rounded-md bg-sunken">
        <LocalPicture file={bytes} type={type} />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-semibold">{name}</bdi>
        {sent === null ? (
          <span className="hint num block leading-tight">{formatBytes(size)}</span>
        ) : (
          <ProgressBar
            upload
            className="mt-1.5"
            label={m.file_uploading({ name })}
            percent={size > 0 ? (100 * sent) / size : 0}
          />
        )}
      </span>
    </div>
  );
}
