import type { Comment } from '@briefcast/contract';
import { describeDrawing, framesOfDrawing } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { drawingText } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFrame, useRoom, useRoomKeys } from '../room.ts';
import { useValue } from '../value.ts';
import { rectangleOf, useDrawing } from './drawing-store.ts';
import { DrawnShapes } from './drawn-shapes.tsx';
import { Loupe } from './loupe.tsx';
import { useStrokes } from './use-strokes.ts';

/** The ratio of width to height of an element, updated as it changes. */
function useRatio(element: HTMLElement | null): number {
  const [ratio, setRatio] = useState(1);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight > 0) setRatio(element.clientWidth / element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return ratio;
}

/** The layer over the video: the selected comment's drawing, and the one being made. */
export function DrawLayer({ chosen }: { chosen: Comment | null }) {
  const { slots } = useRoom();
  const overlay = useValue(slots.overlay);
  const ratio = useRatio(overlay);
  const { shapes, tool } = useDrawing();
  const drawn = useValue(shapes);
  const isDrawing = useValue(tool) !== null;
  if (!overlay) return null;
  return createPortal(
    <>
      {chosen?.drawing && drawn.length === 0 && !isDrawing ? (
        <ChosenDrawing comment={chosen} ratio={ratio} />
      ) : null}
      {drawn.length > 0 ? <DrawnShapes shapes={drawn} ratio={ratio} /> : null}
      <MarkedArea ratio={ratio} />
      {isDrawing ? <Surface ratio={ratio} /> : null}
    </>,
    overlay,
  );
}

/** The area that is being marked on a picture: a rectangle, as it will be drawn. */
function MarkedArea({ ratio }: { ratio: number }) {
  const area = useValue(useRoom().area);
  return area ? <DrawnShapes shapes={[rectangleOf(area)]} ratio={ratio} /> : null;
}

/** A comment's drawing is shown on the frames of the comment, from the one on which it was made. */
function ChosenDrawing({ comment, ratio }: { comment: Comment; ratio: number }) {
  const { drawing } = comment;
  const seen = framesOfDrawing(comment);
  const frame = useFrame();
  const { rate } = useRoom();
  const isHere = rate === null || seen === null || (frame >= seen.from && frame <= seen.to);
  if (!drawing || !isHere) return null;
  return <DrawnShapes shapes={drawing.shapes} ratio={ratio} label={drawingText(describeDrawing(drawing))} />;
}

function Surface({ ratio }: { ratio: number }) {
  const { isDrawing, rate, frame } = useRoom();
  const drawing = useDrawing();
  useValue(drawing.tool);
  useValue(drawing.color);
  const { drawn, cross, finger, surface } = useStrokes(drawing, () => (rate ? frame.get() : null));
  const before = useValue(drawing.shapes);
  const isFull = useValue(drawing.isFull);
  const element = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    isDrawing.set(true);
    element.current?.focus({ preventScroll: true });
    return () => isDrawing.set(false);
  }, [isDrawing]);

  const { tool, color, undo } = drawing;
  useRoomKeys({
    escape: () => tool.set(null),
    p: () => tool.set('PEN'),
    a: () => tool.set('ARROW'),
    r: () => tool.set('RECTANGLE'),
    1: () => color.set('PINK'),
    2: () => color.set('YELLOW'),
    3: () => color.set('AQUA'),
    4: () => color.set('WHITE'),
    backspace: undo,
  });

  return (
    <button
      ref={element}
      type="button"
      aria-label={m.drawing_surface()}
      className="draw-surface"
      {...surface}
    >
      {drawn ? <DrawnShapes shapes={[drawn]} ratio={ratio} /> : null}
      {finger && element.current ? (
        <Loupe
          finger={finger}
          surface={element.current}
          shapes={drawn ? [...before, drawn] : before}
          ratio={ratio}
        />
      ) : null}
      {isFull ? (
        <span className="draw-full" role="alert">
          {m.drawing_full()}
        </span>
      ) : null}
      {cross ? (
        <>
          <span className="draw-cross" style={{ left: `${cross[0] / 10}%`, top: `${cross[1] / 10}%` }} />
          <span className="sr-only" role="status">
            {m.drawing_cross_at({ x: formatCount(cross[0] / 10), y: formatCount(cross[1] / 10) })}
          </span>
        </>
      ) : null}
    </button>
  );
}
