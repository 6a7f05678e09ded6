import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { sendPending } from './send-pending.ts';
import { useCommentOutbox } from './use-comment-outbox.ts';

/** Sends what waits of a file while its comments are not on the screen; shows nothing. */
export function CommentSender({ fileId, whose }: { fileId: string; whose: string }) {
  useCommentOutbox({
    whose,
    file: { id: fileId },
    send: sendPending,
    onSent: () => void queryClient.invalidateQueries({ queryKey: queryKeys.comments.all }),
  });
  return null;
}
