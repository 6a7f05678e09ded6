import { type Comment, describeDrawing } from '@briefcast/contract';
import { drawingText } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { CommentForm } from '../../features/review-room/comments/comment-form.tsx';
import { CommentHead, CommentStub, useIsChosen } from '../../features/review-room/comments/comment-head.tsx';
import { CommentThread, ReplyForm } from '../../features/review-room/comments/comment-thread.tsx';
import { OwnCommentButtons, ReplyButton } from '../../features/review-room/comments/own-comment-buttons.tsx';
import { useRoom } from '../../features/review-room/room.ts';
import { useGuestActions } from './use-guest.ts';

/** A guest's comment: the card of the room, without the sides' decisions. */
export function GuestCommentCard({ token, comment }: { token: string; comment: Comment }) {
  const [doing, setDoing] = useState<'reply' | 'edit' | null>(null);
  const isChosen = useIsChosen(comment.id);
  const { drafts } = useRoom();
  const { change } = useGuestActions(token, comment);
  const label = m.share_comment_number({ number: String(comment.number) });
  const done = () => setDoing(null);
  if (doing === 'edit') {
    return (
      <CommentForm
        name={comment.id}
        label={label}
        start={drafts.get().get(comment.id)?.start ?? comment}
        submitLabel={m.share_save_comment()}
        onClose={done}
        onSubmit={(said) => change.mutate(said, { onSuccess: done })}
      />
    );
  }
  return (
    <article
      tabIndex={-1}
      className="comment-card"
      id={`comment-${comment.id}`}
      data-tone="buff"
      data-chosen={isChosen || undefined}
      aria-label={label}
    >
      <CommentStub comment={comment} isChosen={isChosen} />
      <div className="comment-body">
        <CommentHead comment={comment} />
        {comment.text === '' ? null : (
          <p className="comment-text" dir="auto">
            {comment.text}
          </p>
        )}
        {comment.drawing ? (
          <span className="hint">{drawingText(describeDrawing(comment.drawing))}</span>
        ) : null}
        <CommentThread comment={comment} />
        {doing === 'reply' ? <ReplyForm comment={comment} onDone={done} /> : null}
        {doing === null ? <Actions token={token} comment={comment} onDo={setDoing} /> : null}
      </div>
    </article>
  );
}

interface ActionsProps {
  token: string;
  comment: Comment;
  onDo: (what: 'reply' | 'edit') => void;
}

function Actions({ token, comment, onDo }: ActionsProps) {
  const { remove } = useGuestActions(token, comment);
  if (comment.kind !== 'NOTE') {
    return (
      <div className="comment-marks">
        <span className="comment-kind" data-tone="buff">
          <Send aria-hidden className="ic ic-turn" />
          {m.share_passed_on()}
        </span>
      </div>
    );
  }
  return (
    <div className="comment-actions">
      <ReplyButton onReply={() => onDo('reply')} />
      <OwnCommentButtons
        comment={comment}
        onEdit={() => onDo('edit')}
        onRemove={() => remove.mutate()}
        isRemoving={remove.isPending}
      />
    </div>
  );
}
