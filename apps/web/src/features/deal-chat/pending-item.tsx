import { m } from '@briefcast/i18n/messages';
import { Spinner } from '../../ui/spinner.tsx';
import { MessageFrame } from './message-item.tsx';
import { MessageText } from './message-text.tsx';
import type { PendingMessage } from './pending-message.ts';

interface PendingItemProps {
  message: PendingMessage;
  sender: string;
  /** Why it is not on its way: it was turned down, or is the first that the connection holds up. */
  stopped: string | null;
  /** It goes after another one that is held up. */
  isWaiting: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message on its way, or one that did not get through and waits for another try. */
export function PendingItem({ message, sender, stopped, isWaiting, onRetry, onDiscard }: PendingItemProps) {
  return (
    <MessageFrame sender={sender} time={message.createdAt} mine>
      <div className="bubble bubble-mine min-w-0 opacity-75">
        <MessageText>{message.content}</MessageText>
      </div>
      {stopped !== null ? (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3">
          <p role="alert" className="field-error text-end">
            {m.chat_not_sent({ reason: stopped })}
          </p>
          <button type="button" className="link min-h-9 text-xs" onClick={onRetry}>
            {m.action_retry()}
          </button>
          <button type="button" className="link min-h-9 text-xs" onClick={onDiscard}>
            {m.chat_discard()}
          </button>
        </div>
      ) : (
        <p className="hint mt-1 flex items-center gap-1.5">
          {isWaiting ? (
            m.chat_waits()
          ) : (
            <>
              <Spinner className="size-3.5!" />
              {m.action_sending()}
            </>
          )}
        </p>
      )}
    </MessageFrame>
  );
}
