import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useState } from 'react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { keptFileOf, readKeptFiles, useSentBytes } from './attachments.ts';
import { MessageFrame, MessageText } from './message-item.tsx';
import type { PendingMessage } from './message-outbox.tsx';
import { LocalPicture } from './staged-files.tsx';

interface PendingItemProps {
  message: PendingMessage;
  sender: string;
  /** Why it is not being sent: it was refused, or is the first that waits for the connection. */
  stopped: string | null;
  /** Waits for another one that is stopped. */
  isWaiting: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is being sent, or that failed and waits for a retry. */
export function PendingItem({ message, sender, stopped, isWaiting, onRetry, onDiscard }: PendingItemProps) {
  const { file, content, createdAt } = message;
  const discard = (
    <button type="button" className="link min-h-9 text-xs" onClick={onDiscard}>
      {m.chat_discard()}
    </button>
  );
  return (
    <MessageFrame sender={sender} time={createdAt} mine>
      <div className="bubble bubble-mine min-w-0 opacity-75">
        {file ? <PendingFile message={message} file={file} /> : <MessageText>{content}</MessageText>}
      </div>
      {stopped !== null ? (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3">
          <p role="alert" className="field-error text-end">
            {m.chat_not_sent({ reason: stopped })}
          </p>
          <button type="button" className="link min-h-9 text-xs" onClick={onRetry}>
            {m.action_retry()}
          </button>
          {discard}
        </div>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3">
          <p className="hint flex items-center gap-1.5">
            {isWaiting ? (
              m.chat_waits()
            ) : (
              <>
                <Spinner className="size-3.5!" />
                {m.action_sending()}
              </>
            )}
          </p>
          {file || isWaiting ? discard : null}
        </div>
      )}
    </MessageFrame>
  );
}

interface PendingFileProps {
  message: PendingMessage;
  file: NonNullable<PendingMessage['file']>;
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
            className="mt-1.5"
            label={m.file_uploading({ name })}
            percent={size > 0 ? (100 * sent) / size : 0}
          />
        )}
      </span>
    </div>
  );
}
