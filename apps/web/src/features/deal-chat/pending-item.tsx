import { m } from '@briefcast/i18n/messages';
import { Spinner } from '../../ui/spinner.tsx';
import { MessageFrame } from './message-item.tsx';
import { MessageText } from './message-text.tsx';
import type { PendingMessage } from './use-outbox.ts';

interface PendingItemProps {
  message: PendingMessage;
  sender: string;
  /** Another one is on its way: this one has to wait. */
  blocked: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message on its way, or one that did not get through and waits for another try. */
export function PendingItem({ message, sender, blocked, onRetry, onDiscard }: PendingItemProps) {
  return (
    <MessageFrame sender={sender} time={message.createdAt} mine>
      <div className="bubble bubble-mine min-w-0 opacity-75">
        <MessageText>{message.content}</MessageText>
      </div>
      {message.error !== null ? (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3">
          <p role="alert" className="field-error text-end">
            {m.chat_not_sent({ reason: message.error })}
          </p>
          <button type="button" className="link min-h-9 text-xs" disabled={blocked} onClick={onRetry}>
            {m.action_retry()}
          </button>
          <button type="button" className="link min-h-9 text-xs" onClick={onDiscard}>
            {m.chat_discard()}
          </button>
        </div>
      ) : (
        <p className="hint mt-1 flex items-center gap-1.5">
          <Spinner className="size-3.5!" />
          {m.action_sending()}
        </p>
      )}
    </MessageFrame>
  );
}
