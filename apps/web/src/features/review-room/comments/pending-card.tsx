import { type FrameRate, timecode } from '@briefcast/contract';
import { commentKindLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert, Clock, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { toneOf } from './comment-look.ts';
import type { PendingComment } from './comment-outbox.tsx';

interface PendingCardProps {
  pending: PendingComment;
  /** The video's frame rate; null for other files. */
  rate: FrameRate | null;
  onSend: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** A comment that is not sent yet: being sent, waiting for the connection, or refused. */
export function PendingCard({ pending, rate, onSend, onDiscard }: PendingCardProps) {
  const { key, refusal, body } = pending;
  const comment = pending.what === 'comment' ? pending.body : null;
  const kind = comment?.kind ?? 'NOTE';
  return (
    <article
      className="comment-card is-pending"
      data-tone={toneOf({ kind, state: 'OPEN', request: null })}
      aria-label={m.comment_not_sent()}
    >
      <div className="comment-stub">
        {comment?.at && rate ? (
          <bdi className="comment-timecode">{timecode(comment.at.from, rate)}</bdi>
        ) : null}
      </div>
      <div className="comment-body">
        <div className="comment-who">
          <b>{m.who_you()}</b>
          <span className="hint">{m.comment_not_sent()}</span>
        </div>
        <p className="comment-text" dir="auto">
          {body.text}
        </p>
        <div className="comment-marks">
          {comment ? <span className="comment-kind">{commentKindLabel(kind)}</span> : null}
          {refusal === null ? (
            <span className="comment-kind">
              <Clock aria-hidden className="ic" />
              {m.comment_waiting()}
            </span>
          ) : null}
        </div>
        {refusal === null ? null : (
          <p className="error" role="alert">
            <CircleAlert aria-hidden className="ic" />
            {refusal}
          </p>
        )}
        <div className="comment-actions">
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden className="ic" />}
            onClick={() => onSend(key)}
          >
            {m.comment_send_now()}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 aria-hidden className="ic" />}
            onClick={() => onDiscard(key)}
          >
            {m.comment_discard()}
          </Button>
        </div>
      </div>
    </article>
  );
}
