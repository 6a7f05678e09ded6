import { m } from '@briefcast/i18n/messages';
import type { ComponentProps } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useRoom } from '../room.ts';
import type { CommentOutbox } from './comment-outbox.ts';
import { CommentsList, CommentsOffline, NoComments } from './comments-list.tsx';
import { PendingCard } from './pending-card.tsx';

interface CommentsBodyProps
  extends Pick<ComponentProps<typeof CommentsList>, 'comments' | 'tab' | 'isNarrowed' | 'cardOf'> {
  /** The number of all comments on the file; null until some are loaded. */
  total: number | null;
  /** More are still being loaded. */
  isPartial: boolean;
  error: Error | null;
  onRetry: () => void;
  isApproved: boolean;
  outbox: CommentOutbox;
}

/** The scrolling part of a comments panel: the loading state, the cards, and those that wait to be sent. */
export function CommentsBody({
  total,
  isPartial,
  error,
  onRetry,
  isApproved,
  outbox,
  ...list
}: CommentsBodyProps) {
  const { rate } = useRoom();
  const isIncomplete = total === null || isPartial;
  return (
    <>
      {outbox.isCut ? <CommentsOffline waiting={outbox.waiting.length} /> : null}
      {error && isIncomplete ? <ErrorState onRetry={onRetry}>{m.comment_not_loaded()}</ErrorState> : null}
      {isIncomplete && !error ? <p role="status">{m.comment_loading()}</p> : null}
      {total === null ? null : (
        <CommentsList
          {...list}
          isEmpty={total === 0 && outbox.waiting.length === 0}
          nothing={<NoComments isApproved={isApproved} />}
        />
      )}
      {outbox.waiting.map((waiting) => (
        <PendingCard key={waiting.key} waiting={waiting} rate={rate} outbox={outbox} />
      ))}
    </>
  );
}
