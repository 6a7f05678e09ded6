import { type Comment, describeDrawing } from '@briefcast/contract';
import { drawingText } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { CommentForm } from '../../features/review-room/paper/comment-form.tsx';
import { keepFocus } from '../../features/review-room/paper/keep-focus.ts';
import { OwnSlipButtons, ReplyButton } from '../../features/review-room/paper/own-slip-buttons.tsx';
import { SlipHead } from '../../features/review-room/paper/slip-head.tsx';
import { SlipStub, useIsChosen } from '../../features/review-room/paper/slip-stub.tsx';
import { ReplyForm, SlipThread } from '../../features/review-room/paper/slip-thread.tsx';
import { useGuestActions } from './use-guest-actions.ts';

/** A guest's comment: the slip of the room, without what the sides decide. */
export function GuestSlip({ token, comment }: { token: string; comment: Comment }) {
  const [doing, setDoing] = useState<'reply' | 'edit' | null>(null);
  const isChosen = useIsChosen(comment.id);
  const { change } = useGuestActions(token, comment);
  const label = m.share_comment_number({ number: String(comment.number) });
  const done = () => setDoing(null);
  if (doing === 'edit') {
    return (
      <CommentForm
        label={label}
        start={comment}
        submitLabel={m.share_save_comment()}
        onCancel={done}
        onSubmit={(said) => change.mutate(said, { onSuccess: done })}
      />
    );
  }
  return (
    <article
      ref={keepFocus}
      tabIndex={-1}
      className="slip"
      id={`comment-${comment.id}`}
      data-stock="buff"
      data-chosen={isChosen || undefined}
      aria-label={label}
    >
      <SlipStub comment={comment} isChosen={isChosen} />
      <div className="slip-body">
        <SlipHead comment={comment} />
        {comment.text === '' ? null : (
          <p className="slip-text" dir="auto">
            {comment.text}
          </p>
        )}
        {comment.drawing ? (
          <span className="hint">{drawingText(describeDrawing(comment.drawing))}</span>
        ) : null}
        <SlipThread comment={comment} />
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
      <div className="slip-marks">
        <span className="slip-kind" data-stock="buff">
          <Send aria-hidden className="ic ic-turn" />
          {m.share_passed_on()}
        </span>
      </div>
    );
  }
  return (
    <div ref={keepFocus} className="slip-actions">
      <ReplyButton onReply={() => onDo('reply')} />
      <OwnSlipButtons
        comment={comment}
        onEdit={() => onDo('edit')}
        onRemove={() => remove.mutate()}
        isRemoving={remove.isPending}
      />
    </div>
  );
}
