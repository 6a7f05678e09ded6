import type { OwnUser } from '@briefcast/contract';
import { MessageSender } from '../features/messages/message-outbox.tsx';
import { CommentSender } from '../features/review-room/comments/comment-outbox.tsx';

interface OutboxSendersProps {
  user: OwnUser;
  /** The deals and files for which something waits to be sent. */
  dealIds: readonly string[];
  fileIds: readonly string[];
}

/** Sends what waits on this device, on whatever screen. Load it when something waits. */
export function OutboxSenders({ user, dealIds, fileIds }: OutboxSendersProps) {
  return (
    <>
      {dealIds.map((id) => (
        <MessageSender key={id} dealId={id} user={user} />
      ))}
      {fileIds.map((id) => (
        <CommentSender key={id} fileId={id} whose={user.id} />
      ))}
    </>
  );
}
