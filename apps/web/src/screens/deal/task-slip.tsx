import { type Comment, type DealFile, timecode } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Eye, Play, Reply } from 'lucide-react';
import { useState } from 'react';
import { commentLabel, stockOf } from '../../features/review-room/paper/comment-look.ts';
import { keepFocus } from '../../features/review-room/paper/keep-focus.ts';
import { SlipDecision } from '../../features/review-room/paper/slip-decision.tsx';
import { DoneBox } from '../../features/review-room/paper/slip-head.tsx';
import { SlipMarks } from '../../features/review-room/paper/slip-marks.tsx';
import { ReplyForm, SlipThread } from '../../features/review-room/paper/slip-thread.tsx';
import { playbackOf } from '../../features/review-room/player/playback.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TaskStill } from './task-still.tsx';

interface TaskSlipProps {
  dealId: string;
  comment: Comment;
  /** The version that it was made on. */
  file: DealFile;
}

/** The id of the element that a link to a task leads to. */
export const taskAnchor = ({ id }: Pick<Comment, 'id'>): string => `task-${id}`;

/** One thing that the brand asked for: where it is in the film, what is meant, and the box that says that it is done. */
export function TaskSlip({ dealId, comment, file }: TaskSlipProps) {
  const [isReplying, setReplying] = useState(false);
  const { rate } = playbackOf(file);
  const { at, text, number } = comment;
  return (
    <article
      ref={keepFocus}
      id={taskAnchor(comment)}
      tabIndex={-1}
      className="slip task"
      data-stock={stockOf(comment)}
      aria-label={commentLabel(comment, rate)}
    >
      <div className="slip-stub">
        <span className="slip-number" data-done={comment.state !== 'OPEN' || undefined}>
          {number}
        </span>
        {at && rate ? <bdi className="slip-timecode">{timecode(at.from, rate)}</bdi> : null}
        {at && at.to !== null && rate ? (
          <small>
            {m.comment_to()} <bdi>{timecode(at.to, rate)}</bdi>
          </small>
        ) : null}
      </div>
      <div className="task-body">
        <TaskStill comment={comment} file={file} />
        <div className="min-w-0">
          {text === '' ? null : (
            <div className="task-text">
              <p className="slip-text" dir="auto">
                {text}
              </p>
            </div>
          )}
          <SlipMarks comment={comment} />
          <SlipThread comment={comment} />
          <SlipDecision comment={comment} />
          {isReplying ? (
            <ReplyForm comment={comment} onDone={() => setReplying(false)} />
          ) : (
            <div ref={keepFocus} className="slip-actions">
              <Button
                variant="ghost"
                size="sm"
                icon={<Reply aria-hidden className="ic ic-turn" />}
                onClick={() => setReplying(true)}
              >
                {m.comment_reply()}
              </Button>
              <WatchTask dealId={dealId} comment={comment} file={file} />
            </div>
          )}
        </div>
      </div>
      <div className="task-tick">
        <DoneBox comment={comment} />
      </div>
    </article>
  );
}

/** The way into the review room, to this comment. */
function WatchTask({ dealId, comment, file }: TaskSlipProps) {
  const isFilm = file.type === 'VIDEO';
  const Icon = isFilm ? Play : Eye;
  const named = isFilm ? m.task_watch_named : m.task_view_named;
  return (
    <ButtonLink
      to={paths.reviewRoom.href({ dealId, fileId: file.id, comment: comment.id })}
      variant="ghost"
      size="sm"
      icon={<Icon aria-hidden className="ic" />}
      aria-label={named({ number: String(comment.number) })}
    >
      {isFilm ? m.task_watch() : m.task_view()}
    </ButtonLink>
  );
}
