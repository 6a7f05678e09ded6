import { type Comment, hasRoomForReply, limits, mostReplies } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { formatRelativeTime } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import type { FormEvent, KeyboardEvent } from 'react';
import { useKeptText } from '../../../lib/stored-state.ts';
import { LinkedText } from '../../../parts/files/linked-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useCommentCards } from './comment-card-context.ts';

/** The replies to a comment, oldest first. */
export function CommentThread({ comment }: { comment: Comment }) {
  const { authorOf } = useCommentCards();
  if (comment.replies.length === 0) return null;
  return (
    <ul className="comment-thread">
      {comment.replies.map((reply) => (
        <li key={reply.id}>
          <b>
            <bdi>{authorOf(reply).name}</bdi>
          </b>{' '}
          <span className="hint">{formatRelativeTime(reply.createdAt)}</span>
          <p dir="auto">
            <LinkedText>{reply.text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Why a reply would be refused, shown before it is sent. */
const refusalOf = (isFull: boolean): string =>
  isFull
    ? m.refusal_comment_too_many_replies({ limit: formatCount(mostReplies) })
    : m.refusal_comment_thread_full();

/** The form of a reply. Its text is kept until it is sent or cancelled, whatever else closes the form. */
export function ReplyForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { reply, onTyping } = useCommentCards();
  const [text, keepText] = useKeptText(`reply:${comment.id}`);
  const isFull = comment.replies.length >= mostReplies;
  const hasRoom = !isFull && hasRoomForReply(comment, text.trim());

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || !hasRoom) return;
    reply(comment.id, text.trim());
    discard();
  }

  function discard() {
    keepText('');
    onDone();
  }

  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onDone();
    }
    const isInText = event.target instanceof HTMLTextAreaElement && !event.shiftKey;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isInText) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form className="comment-reply" onSubmit={handleSubmit} onKeyDown={handleKey}>
      <Field
        label={m.comment_reply_label({ number: String(comment.number) })}
        labelHidden
        error={hasRoom ? undefined : refusalOf(isFull)}
      >
        <TextArea
          // The reply is what the person types next.
          autoFocus
          rows={1}
          maxLength={limits.text}
          value={text}
          onChange={(event) => {
            keepText(event.target.value);
            onTyping();
          }}
        />
      </Field>
      <div className="comment-buttons">
        <Button type="submit" size="sm" disabled={text.trim() === '' || !hasRoom}>
          {m.comment_send_reply()}
        </Button>
        <Button size="sm" variant="ghost" onClick={discard}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
