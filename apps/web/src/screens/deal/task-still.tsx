import '../../styles/review-room/drawing.css';
import { type Comment, type DealFile, framesOfDrawing, secondsOf } from '@briefcast/contract';
import { FileThumbnail } from '../../features/deal-files/file-thumbnail.tsx';
import { DrawnShapes } from '../../features/review-room/drawing/drawn-shapes.tsx';
import { playbackOf } from '../../features/review-room/player/playback.ts';
import { Still, tileAt } from '../../features/review-room/player/still.tsx';

/** What is seen where a comment was made, with its drawing. The words beside it say the same. */
export function TaskStill({ comment, file }: { comment: Comment; file: DealFile }) {
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
