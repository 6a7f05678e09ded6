import type { Comment, DealFile, NewComment } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useCallback } from 'react';
import { outboxNames } from '../../../lib/outbox-names.ts';
import { newEntry, useOutbox } from '../../../lib/use-outbox.ts';
import { PendingComment } from './outbox.ts';

interface CommentOutboxOptions {
  /** Whose it is on this device: a person's id, or a link's secret. */
  whose: string;
  file: Pick<DealFile, 'id'>;
  /** Tells the server; rejects where it did not take it. */
  send: (fileId: string, pending: PendingComment) => Promise<Comment>;
  /** It was written: show it. */
  onSent: (comment: Comment, pending: PendingComment) => void;
}

/** Comments and replies of somebody on a file, on their way as `useOutbox` says. */
export function useCommentOutbox({ whose, file, send, onSent }: CommentOutboxOptions) {
  const { pending, isOffline, add, sendNow, discard } = useOutbox({
    name: outboxNames.comment(whose, file.id),
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
