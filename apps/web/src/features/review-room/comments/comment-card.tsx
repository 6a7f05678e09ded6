import type { Comment, CommentTask } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, memo, useState } from 'react';
import { LinkedText } from '../../../parts/files/linked-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { useRoom } from '../room.ts';
import { useCommentCards } from './comment-card-context.ts';
import { CommentDecision, CommentMarks } from './comment-decision.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentHead, CommentStub, useIsChosen } from './comment-head.tsx';
import { commentLabel, toneOf } from './comment-look.ts';
import { CommentThread, ReplyForm } from './comment-thread.tsx';
import { useCommentsPanel } from './comments-panel-context.ts';
import { OwnCommentButtons, ReplyButton } from './own-comment-buttons.tsx';
import { KindPicker, LinePicker } from './pickers.tsx';

/** One comment as a card: its place on the stub, its text next to it. */
export const CommentCard = memo(function CommentCard({ comment }: { comment: Comment }) {
  const { rate } = useRoom();
  const [doing, setDoing] = useState<'reply' | 'edit' | 'task' | null>(null);
  const isChosen = useIsChosen(comment.id);
  const done = () => setDoing(null);
  if (doing === 'edit') return <EditForm comment={comment} onDone={done} />;
  return (
    <article
      tabIndex={-1}
      className="comment-card"
      id={`comment-${comment.id}`}
      data-tone={toneOf(comment)}
      data-chosen={isChosen || undefined}
      aria-label={commentLabel(comment, rate)}
    >
      <CommentStub comment={comment} isChosen={isChosen} />
      <div className="comment-body">
        <CommentHead comment={comment} />
        {comment.text === '' ? null : (
          <p className="comment-text" dir="auto">
            <LinkedText>{comment.text}</LinkedText>
          </p>
        )}
        <CommentMarks comment={comment} />
        <CommentThread comment={comment} />
        <CommentDecision comment={comment} />
        {doing === 'reply' ? <ReplyForm comment={comment} onDone={done} /> : null}
        {doing === 'task' ? <TaskForm comment={comment} onDone={done} /> : null}
        {doing === null ? <CommentActionRow comment={comment} onDo={setDoing} /> : null}
      </div>
    </article>
  );
});

function CommentActionRow({
  comment,
  onDo,
}: {
  comment: Comment;
  onDo: (what: 'reply' | 'edit' | 'task') => void;
}) {
  const { actions, isOpen } = useCommentsPanel();
  const { role } = useCommentCards();
  if (!isOpen) return null;
  return (
    <div className="comment-actions">
      <ReplyButton onReply={() => onDo('reply')} />
      {comment.guest && comment.kind === 'NOTE' && role === 'BRAND' ? (
        <Button variant="outline" size="sm" onClick={() => onDo('task')}>
          {m.comment_make_task()}
        </Button>
      ) : null}
      <OwnCommentButtons
        comment={comment}
        onEdit={() => onDo('edit')}
        onRemove={() => void actions.remove(comment)}
      />
      {comment.state === 'DONE' && role === 'BRAND' ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCcw aria-hidden className="ic" />}
          onClick={() => actions.bring(comment, 'OPEN')}
        >
          {m.comment_open_again()}
        </Button>
      ) : null}
    </div>
  );
}

function EditForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { actions } = useCommentsPanel();
  const { rate, drafts } = useRoom();
  return (
    <CommentForm
      name={comment.id}
      label={commentLabel(comment, rate)}
      start={drafts.get().get(comment.id)?.start ?? comment}
      submitLabel={m.comment_save()}
      onClose={onDone}
      onSubmit={(body) =>
        void actions.change(comment, body).then((isDone) => {
          if (isDone) onDone();
        })
      }
    />
  );
}

const kinds = ['IN_BRIEF', 'NEW_REQUEST'] as const;

/** Turns a guest's comment into a task within the brief, or into a new request. */
export function TaskForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { actions } = useCommentsPanel();
  const { items, brandName } = useCommentCards();
  const [kind, setKind] = useState<CommentTask['kind']>('IN_BRIEF');
  const [line, setLine] = useState<string | null>(null);
  const isOfBrief = kind === 'IN_BRIEF' && items.length > 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await actions.makeTask(comment, { kind, briefItemId: isOfBrief ? line : null })) onDone();
  }

  return (
    <form className="comment-task" onSubmit={handleSubmit}>
      <KindPicker kinds={kinds} value={kind} onChange={setKind} />
      {isOfBrief ? <LinePicker items={items} brandName={brandName} value={line} onChange={setLine} /> : null}
      <div className="comment-buttons">
        <OnlineButton type="submit" size="sm">
          {m.comment_make_task()}
        </OnlineButton>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
