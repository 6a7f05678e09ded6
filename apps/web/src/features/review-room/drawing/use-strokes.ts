import {
  type DrawingPoint,
  type DrawingShape,
  type DrawingTool,
  mostDrawnPoints,
  mostShapes,
} from '@briefcast/contract';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { DrawingStore } from './drawing-store.ts';

const within = (value: number) => Math.max(0, Math.min(1000, Math.round(value)));

/** The position of a pointer on the surface, in thousandths. */
function placeOf({ clientX, clientY }: { clientX: number; clientY: number }, surface: Element): DrawingPoint {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return [within(((clientX - left) / width) * 1000), within(((clientY - top) / height) * 1000)];
}

/** The position of a finger: on the surface in thousandths, and in the window in pixels. */
export interface Finger {
  at: DrawingPoint;
  x: number;
  y: number;
}

const isSamePlace = (one: DrawingPoint | undefined, other: DrawingPoint) =>
  one?.[0] === other[0] && one[1] === other[1];

/** The points of a shape while it is drawn: all of a pen's, only the ends of the others. */
const grown = (tool: DrawingTool, points: readonly DrawingPoint[], more: readonly DrawingPoint[]) =>
  tool === 'PEN' ? [...points, ...more] : [...points.slice(0, 1), ...more.slice(-1)];

/** Distance that an arrow key moves the cross, in thousandths; with Shift ten times as far. */
const step = 10;
const directions: Record<string, DrawingPoint> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * Drawing with one finger, pen or mouse at a time, or by keys that move a cross and set points, on the
 * present frame.
 */
export function useStrokes(
  { shapes, frame, strokes, tool, color, isFull, undo }: DrawingStore,
  frameNow: () => number | null,
) {
  const [drawn, setDrawn] = useState<readonly DrawingPoint[]>([]);
  const [cross, setCross] = useState<DrawingPoint | null>(null);
  const [finger, setFinger] = useState<Finger | null>(null);
  const pointer = useRef<number | null>(null);
  const current = tool.get();

  const shapeOf = (points: readonly DrawingPoint[]): DrawingShape | null =>
    current && { tool: current, color: color.get(), points: [...points] };

  /** A finger hides what it draws; a mouse or a pen does not. */
  function follow({ pointerType, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'touch') return;
    setFinger({ at: placeOf({ clientX, clientY }, currentTarget), x: clientX, y: clientY });
  }

  function finish(points: readonly DrawingPoint[]) {
    setDrawn([]);
    const shape = shapeOf(current === 'PEN' ? simplify(points) : points);
    if (
      !shape ||
      (shape.tool !== 'PEN' &&
        (shape.points.length < 2 || isSamePlace(shape.points[0], shape.points[1] ?? [-1, -1])))
    )
      return;
    const before = shapes.get();
    const used = before.reduce((sum, each) => sum + each.points.length, shape.points.length);
    const hasRoom = before.length < mostShapes && used <= mostDrawnPoints;
    isFull.set(!hasRoom);
    if (!hasRoom) return;
    if (before.length === 0) frame.set(frameNow());
    shapes.set([...before, shape]);
  }

  /**
   * Sets a point by key: the second one of an arrow or rectangle ends it; a pen's line ends where a point is
   * set twice.
   */
  function setPoint(at: DrawingPoint) {
    if (current === 'PEN' && isSamePlace(drawn.at(-1), at)) return finish(drawn);
    const points = [...drawn, at];
    if (current !== 'PEN' && points.length === 2) finish(points);
    else setDrawn(points);
  }

  return {
    /** The shape that is being drawn; null between two shapes. */
    drawn:
      drawn.length > 0 ? shapeOf(cross && current !== 'PEN' ? grown('ARROW', drawn, [cross]) : drawn) : null,
    /** The position of the keyboard's cross; null until a key is used. */
    cross,
    /** The finger that draws; null between two shapes, and for a mouse or a pen. */
    finger,
    surface: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (pointer.current !== null || !event.isPrimary) return;
        pointer.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        setCross(null);
        setDrawn([placeOf(event, event.currentTarget)]);
        follow(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (pointer.current !== event.pointerId || !current) return;
        const { currentTarget, nativeEvent } = event;
        const moves = nativeEvent.getCoalescedEvents?.() ?? [];
        const more = (moves.length > 0 ? moves : [nativeEvent]).map((move) => placeOf(move, currentTarget));
        setDrawn((points) => grown(current, points, more));
        follow(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (pointer.current !== event.pointerId) return;
        pointer.current = null;
        setFinger(null);
        finish(drawn);
        // Under a finger, the field would bring up a keyboard over the picture.
        if (event.pointerType !== 'touch') strokes.set(strokes.get() + 1);
      },
      onPointerCancel() {
        pointer.current = null;
        setFinger(null);
        setDrawn([]);
      },
      onKeyDown(event: KeyboardEvent) {
        const direction = directions[event.key];
        const at = cross ?? [500, 500];
        if (direction) {
          const times = event.shiftKey ? 10 : 1;
          setCross([within(at[0] + direction[0] * times), within(at[1] + direction[1] * times)]);
        } else if (event.key === 'Enter') {
          setCross(at);
          setPoint(at);
        } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
          undo();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** Largest distance of a removed point from the line, in thousandths. */
const tolerance = 2;

function distanceToLine([x, y]: DrawingPoint, [x1, y1]: DrawingPoint, [x2, y2]: DrawingPoint): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs(dy * (x - x1) - dx * (y - y1)) / length;
}

/** Simplifies a stroke within a tolerance of two thousandths (Ramer, Douglas and Peucker). */
export function simplify(points: readonly DrawingPoint[]): DrawingPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, at] = [0, 0];
  for (const [index, point] of points.entries()) {
    const distance = distanceToLine(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}
