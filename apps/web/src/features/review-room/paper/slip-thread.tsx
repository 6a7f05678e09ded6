import { type Comment, hasRoomForReply, limits, mostReplies } from '@briefcast/contract';
import { formatCount, formatRelativeTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { keepFocus } from './keep-focus.ts';
import { useSlips } from './slip-context.ts';

/** What was replied to a comment, oldest first. */
export function SlipThread({ comment }: { comment: Comment }) {
  const { authorOf } = useSlips();
  if (comment.replies.length === 0) return null;
  return (
    <ul className="slip-thread">
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

/** Why a reply would be refused, said while it can still be shortened or taken elsewhere. */
const refusalOf = (isFull: boolean): string =>
  isFull
    ? m.error_comment_too_many_replies({ limit: formatCount(mostReplies) })
    : m.error_comment_thread_full();

/** A reply being written. */
export function ReplyForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { reply, onTyping } = useSlips();
  const [text, setText] = useState('');
  const isFull = comment.replies.length >= mostReplies;
  const hasRoom = !isFull && hasRoomForReply(comment, text.trim());

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || !hasRoom) return;
    reply(comment.id, text.trim());
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
    <form ref={keepFocus} className="slip-reply" onSubmit={handleSubmit} onKeyDown={handleKey}>
      <Field
        label={m.comment_reply_label({ number: String(comment.number) })}
        labelHidden
        error={hasRoom ? undefined : refusalOf(isFull)}
      >
        <TextArea
          // Whoever pressed Reply wants to write.
          autoFocus
          rows={1}
          maxLength={limits.text}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onTyping();
          }}
        />
      </Field>
      <div className="slip-buttons">
        <Button type="submit" size="sm" disabled={text.trim() === '' || !hasRoom}>
          {m.comment_send_reply()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
