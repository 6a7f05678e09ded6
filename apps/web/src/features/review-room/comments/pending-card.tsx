import { type FrameRate, limits, timecode } from '@briefcast/contract';
import { commentKindLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { holdInOutbox } from '../../../lib/outbox/changes.ts';
import { ChangeText, WaitingFoot } from '../../../ui/waiting-entry.tsx';
import type { WaitingComment } from './comment-kinds.ts';
import { toneOf } from './comment-look.ts';
import type { CommentOutbox } from './comment-outbox.ts';

interface PendingCardProps {
  waiting: WaitingComment;
  /** The video's frame rate; null for other files. */
  rate: FrameRate | null;
  outbox: CommentOutbox;
}

/** A comment or reply that is not sent yet: it waits, is on its way, or couldn't be sent. */
export function PendingCard({ waiting, rate, outbox }: PendingCardProps) {
  const [isChanging, setChanging] = useState(false);
  const { key, body } = waiting;
  const comment = body.what === 'comment' ? body.said : null;
  const kind = comment?.kind ?? 'NOTE';
  const { text } = body.said;
  const isFirst = outbox.waiting.find(({ refusal }) => refusal === null)?.key === key;

  function change() {
    holdInOutbox(key);
    setChanging(true);
  }
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
        {isChanging ? (
          <ChangeText
            text={text}
            maxLength={limits.text}
            onDone={(next) => {
              setChanging(false);
              return outbox.release(waiting, next);
            }}
          />
        ) : (
          <>
            <p className="comment-text" dir="auto">
              {text}
            </p>
            {comment ? (
              <div className="comment-marks">
                <span className="comment-kind">{commentKindLabel(kind)}</span>
              </div>
            ) : null}
            <WaitingFoot
              entry={waiting}
              isCut={outbox.isCut}
              isFirst={isFirst}
              text={text}
              onTryAgain={() => outbox.tryAgain(key)}
              onDiscard={() => outbox.discard(key)}
              onChange={text === '' ? undefined : change}
            />
          </>
        )}
      </div>
    </article>
  );
}
