import type { OwnUser } from '@briefcast/contract';
import { MessageSender } from '../features/deal-chat/message-sender.tsx';
import { CommentSender } from '../features/review-room/paper/comment-sender.tsx';

interface OutboxSendersProps {
  user: OwnUser;
  /** Of the deals and files that something waits for. */
  dealIds: readonly string[];
  fileIds: readonly string[];
}

/** Sends what waits on this device, whatever is on the screen. Load it when something does. */
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
