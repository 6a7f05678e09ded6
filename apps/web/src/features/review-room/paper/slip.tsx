import type { Comment } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { RotateCcw } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { useRoom } from '../room.ts';
import { CommentForm } from './comment-form.tsx';
import { commentLabel, stockOf } from './comment-look.ts';
import { keepFocus } from './keep-focus.ts';
import { OwnSlipButtons, ReplyButton } from './own-slip-buttons.tsx';
import { usePaper } from './paper-context.ts';
import { useSlips } from './slip-context.ts';
import { SlipDecision } from './slip-decision.tsx';
import { SlipHead } from './slip-head.tsx';
import { SlipMarks } from './slip-marks.tsx';
import { SlipStub, useIsChosen } from './slip-stub.tsx';
import { ReplyForm, SlipThread } from './slip-thread.tsx';
import { TaskForm } from './task-form.tsx';

/** One comment, as a tear-off slip: where it belongs on the stub, what is meant beside it. */
export const Slip = memo(function Slip({ comment }: { comment: Comment }) {
  const { rate } = useRoom();
  const [doing, setDoing] = useState<'reply' | 'edit' | 'task' | null>(null);
  const isChosen = useIsChosen(comment.id);
  const done = () => setDoing(null);
  if (doing === 'edit') return <EditForm comment={comment} onDone={done} />;
  return (
    <article
      ref={keepFocus}
      tabIndex={-1}
      className="slip"
      id={`comment-${comment.id}`}
      data-stock={stockOf(comment)}
      data-chosen={isChosen || undefined}
      aria-label={commentLabel(comment, rate)}
    >
      <SlipStub comment={comment} isChosen={isChosen} />
      <div className="slip-body">
        <SlipHead comment={comment} />
        {comment.text === '' ? null : (
          <p className="slip-text" dir="auto">
            <LinkedText>{comment.text}</LinkedText>
          </p>
        )}
        <SlipMarks comment={comment} />
        <SlipThread comment={comment} />
        <SlipDecision comment={comment} />
        {doing === 'reply' ? <ReplyForm comment={comment} onDone={done} /> : null}
        {doing === 'task' ? <TaskForm comment={comment} onDone={done} /> : null}
        {doing === null ? <SlipActions comment={comment} onDo={setDoing} /> : null}
      </div>
    </article>
  );
});

function SlipActions({
  comment,
  onDo,
}: {
  comment: Comment;
  onDo: (what: 'reply' | 'edit' | 'task') => void;
}) {
  const { actions, isOpen } = usePaper();
  const { role } = useSlips();
  if (!isOpen) return null;
  return (
    <div ref={keepFocus} className="slip-actions">
      <ReplyButton onReply={() => onDo('reply')} />
      {comment.guest && comment.kind === 'NOTE' && role === 'BRAND' ? (
        <Button variant="outline" size="sm" onClick={() => onDo('task')}>
          {m.comment_make_task()}
        </Button>
      ) : null}
      <OwnSlipButtons
        comment={comment}
        onEdit={() => onDo('edit')}
        onRemove={() => void actions.remove(comment)}
      />
      {comment.state === 'DONE' && role === 'BRAND' ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCcw aria-hidden className="ic" />}
          onClick={() => void actions.bring(comment, 'OPEN')}
        >
          {m.comment_open_again()}
        </Button>
      ) : null}
    </div>
  );
}

function EditForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { actions } = usePaper();
  const { rate } = useRoom();
  return (
    <CommentForm
      label={commentLabel(comment, rate)}
      start={comment}
      submitLabel={m.comment_save()}
      onCancel={onDone}
      onSubmit={(body) =>
        void actions.change(comment, body).then((isDone) => {
          if (isDone) onDone();
        })
      }
    />
  );
}
