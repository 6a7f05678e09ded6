/** The outbox of comments and replies that the server has not confirmed. */
import { type Comment, type DealFile, NewComment, NewCommentReply } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useCallback } from 'react';
import { z } from 'zod';
import { loadClient } from '../../../lib/load-client.ts';
import { OutboxEntry } from '../../../lib/outbox.ts';
import { outboxName } from '../../../lib/outbox-names.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { newEntry, useOutbox } from '../../../lib/use-outbox.ts';

export const PendingComment = z.discriminatedUnion('what', [
  OutboxEntry.extend({ what: z.literal('comment'), body: NewComment }),
  OutboxEntry.extend({ what: z.literal('reply'), commentId: z.string(), body: NewCommentReply }),
]);
export type PendingComment = z.infer<typeof PendingComment>;

/** Sends a comment or reply of a side's person on a file; once, however often it is tried. */
export async function sendPending(fileId: string, pending: PendingComment): Promise<Comment> {
  const client = await loadClient();
  const options = { idempotencyKey: pending.key };
  const { comment } =
    pending.what === 'comment'
      ? await client.comments.add({ params: { id: fileId }, body: pending.body }, options)
      : await client.comments.reply({ params: { id: pending.commentId }, body: pending.body }, options);
  return comment;
}

interface CommentOutboxOptions {
  /** The author on this device: a person's id, or a link's secret. */
  whose: string;
  file: Pick<DealFile, 'id'>;
  /** Sends an entry; rejects if the server did not accept it. */
  send: (fileId: string, pending: PendingComment) => Promise<Comment>;
  /** It was written: show it. */
  onSent: (comment: Comment, pending: PendingComment) => void;
}

/** The outbox of a person's comments and replies on a file (see `useOutbox`). */
export function useCommentOutbox({ whose, file, send, onSent }: CommentOutboxOptions) {
  const { pending, isOffline, add, sendNow, discard } = useOutbox({
    name: outboxName('comment', whose, file.id),
    schema: PendingComment,
    send: (entry) => send(file.id, entry),
    onSent,
    refusalText: m.comment_failed(),
  });
  return {
    pending,
    isOffline,
    comment: useCallback((body: NewComment) => add({ what: 'comment', body, ...newEntry() }), [add]),
    reply: useCallback(
      (commentId: string, text: string) => add({ what: 'reply', commentId, body: { text }, ...newEntry() }),
      [add],
    ),
    sendNow,
    discard,
  };
}

/** Sends a file's waiting comments while its comments are not shown; renders nothing. */
export function CommentSender({ fileId, whose }: { fileId: string; whose: string }) {
  useCommentOutbox({
    whose,
    file: { id: fileId },
    send: sendPending,
    onSent: () => void queryClient.invalidateQueries({ queryKey: queryKeys.comments.all }),
  });
  return null;
}
