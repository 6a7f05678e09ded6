import { type FrameRate, timecode } from '@briefcast/contract';
import { commentKindLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert, Clock, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { stockOf } from './comment-look.ts';
import type { PendingComment } from './outbox.ts';

interface PendingSlipProps {
  pending: PendingComment;
  /** Of the film that it is about; null for what is no film. */
  rate: FrameRate | null;
  onSend: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** What was written and is not sent yet: on its way, waiting for the connection, or turned down. */
export function PendingSlip({ pending, rate, onSend, onDiscard }: PendingSlipProps) {
  const { key, refusal, body } = pending;
  const comment = pending.what === 'comment' ? pending.body : null;
  const kind = comment?.kind ?? 'NOTE';
  return (
    <article
      className="slip is-pending"
      data-stock={stockOf({ kind, state: 'OPEN', request: null })}
      aria-label={m.comment_not_sent()}
    >
      <div className="slip-stub">
        {comment?.at && rate ? <bdi className="slip-timecode">{timecode(comment.at.from, rate)}</bdi> : null}
      </div>
      <div className="slip-body">
        <div className="slip-who">
          <b>{m.who_you()}</b>
          <span className="hint">{m.comment_not_sent()}</span>
        </div>
        <p className="slip-text" dir="auto">
          {body.text}
        </p>
        <div className="slip-marks">
          {comment ? <span className="slip-kind">{commentKindLabel(kind)}</span> : null}
          {refusal === null ? (
            <span className="slip-kind">
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
        <div className="slip-actions">
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
