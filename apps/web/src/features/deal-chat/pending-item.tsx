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
  const failed = message.error !== null;
  return (
    <MessageFrame sender={sender} time={message.createdAt} mine>
      <div className="bubble bubble-mine min-w-0 opacity-75">
        <MessageText>{message.content}</MessageText>
      </div>
      {failed ? (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3">
          <p role="alert" className="field-error text-end">
            Not sent. {message.error}
          </p>
          <button type="button" className="link min-h-9 text-xs" disabled={blocked} onClick={onRetry}>
            Retry
          </button>
          <button type="button" className="link min-h-9 text-xs" onClick={onDiscard}>
            Discard
          </button>
        </div>
      ) : (
        <p className="hint mt-1 flex items-center gap-1.5">
          <Spinner className="size-3.5!" />
          Sending...
        </p>
      )}
    </MessageFrame>
  );
}
