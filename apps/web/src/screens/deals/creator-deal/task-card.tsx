import { type Comment, type DealFile, framesOfDrawing, secondsOf, timecode } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Eye, Play, Reply } from 'lucide-react';
import { useState } from 'react';
import { CommentDecision, CommentMarks } from '../../../features/review-room/comments/comment-decision.tsx';
import { DoneBox } from '../../../features/review-room/comments/comment-head.tsx';
import { commentLabel, toneOf } from '../../../features/review-room/comments/comment-look.ts';
import { CommentThread, ReplyForm } from '../../../features/review-room/comments/comment-thread.tsx';
import { playbackOf } from '../../../features/review-room/player/playback.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import '../../../styles/review-room/drawing.css';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { DrawnShapes } from '../../../features/review-room/drawing/drawn-shapes.tsx';
import { Still, tileAt } from '../../../features/review-room/player/still.tsx';

interface TaskCardProps {
  dealId: string;
  comment: Comment;
  /** The version that it was made on. */
  file: DealFile;
}

/** The id of the element that a link to a task leads to. */
export const taskAnchor = ({ id }: Pick<Comment, 'id'>): string => `task-${id}`;

/** Task of the brand: its place in the film, its meaning, and the box that marks it as done. */
export function TaskCard({ dealId, comment, file }: TaskCardProps) {
  const [isReplying, setReplying] = useState(false);
  const { rate } = playbackOf(file);
  const { at, text, number } = comment;
  return (
    <article
      id={taskAnchor(comment)}
      tabIndex={-1}
      className="comment-card task"
      data-tone={toneOf(comment)}
      aria-label={commentLabel(comment, rate)}
    >
      <div className="comment-stub">
        <span className="comment-number" data-done={comment.state !== 'OPEN' || undefined}>
          {number}
        </span>
        {at && rate ? <bdi className="comment-timecode">{timecode(at.from, rate)}</bdi> : null}
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
              <p className="comment-text" dir="auto">
                {text}
              </p>
            </div>
          )}
          <CommentMarks comment={comment} />
          <CommentThread comment={comment} />
          <CommentDecision comment={comment} />
          {isReplying ? (
            <ReplyForm comment={comment} onDone={() => setReplying(false)} />
          ) : (
            <div className="comment-actions">
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
function WatchTask({ dealId, comment, file }: TaskCardProps) {
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

/** Still of the moment that a comment is about, with its drawing. Decorative: the words next to it say as much. */
function TaskStill({ comment, file }: { comment: Comment; file: DealFile }) {
  const { rate, ratio } = playbackOf(file);
  const sheet = file.media?.storyboard ?? null;
  const { at, drawing } = comment;
  return (
    <span className="task-still" aria-hidden>
      {sheet && rate ? (
        <Still
          sheet={sheet}
          tile={tileAt(sheet, secondsOf(framesOfDrawing(comment)?.from ?? at?.from ?? 0, rate))}
        />
      ) : (
        <span className="frame">
          <FileThumbnail file={file} />
        </span>
      )}
      {sheet && drawing && ratio ? <DrawnShapes shapes={drawing.shapes} ratio={ratio} /> : null}
    </span>
  );
}
