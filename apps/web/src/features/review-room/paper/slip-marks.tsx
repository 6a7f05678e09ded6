import { type Comment, describeDrawing } from '@briefcast/contract';
import { commentKindLabel, drawingText } from '@briefcast/i18n/labels/comment';
import { BookOpen, Plus, StickyNote } from 'lucide-react';
import { stockOf } from './comment-look.ts';
import { useSlips } from './slip-context.ts';
import { requestText } from './slip-decision.tsx';

const kindIcons = { IN_BRIEF: BookOpen, NEW_REQUEST: Plus, NOTE: StickyNote };

/** The kind, the line of the brief, where a request stands, and the drawing in words. */
export function SlipMarks({ comment }: { comment: Comment }) {
  const { items } = useSlips();
  const Icon = kindIcons[comment.kind];
  const line = items.find(({ id }) => id === comment.briefItemId);
  const request = requestText(comment);
  return (
    <div className="slip-marks">
      <span className="slip-kind" data-stock={stockOf(comment)}>
        <Icon aria-hidden className="ic" />
        {commentKindLabel(comment.kind)}
      </span>
      {line ? (
        <span className="slip-line" dir="auto">
          {line.text}
        </span>
      ) : null}
      {request === null ? null : <span className="slip-line">{request}</span>}
      {comment.drawing ? <span className="hint">{drawingText(describeDrawing(comment.drawing))}</span> : null}
    </div>
  );
}
