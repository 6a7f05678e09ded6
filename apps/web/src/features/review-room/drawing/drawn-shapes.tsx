import type { DrawingColor, DrawingPoint, DrawingShape } from '@briefcast/contract';
import { getStroke } from 'perfect-freehand';
import { memo } from 'react';

/** Inks that do not change with the theme, because they are drawn over a video. */
const inks: Record<DrawingColor, string> = {
  PINK: '#fe94bd',
  YELLOW: '#f1d235',
  AQUA: '#30b1c4',
  WHITE: '#ffffff',
};
/** The dark outline of each line, so that it is visible on every picture. */
const casing = '#082920';

interface DrawnShapesProps {
  shapes: readonly DrawingShape[];
  /** The picture's ratio of width to height. */
  ratio: number;
  /** The accessible text; absent while drawing. */
  label?: string | undefined;
}

/** Lines over a video or picture, each with a dark outline. */
export function DrawnShapes({ shapes, ratio, label }: DrawnShapesProps) {
  return (
    <>
      <svg className="drawn" viewBox={`0 0 ${ratio * 1000} 1000`} preserveAspectRatio="none" aria-hidden>
        {shapes.map((shape) => (
          <Shape key={keyOf(shape)} shape={shape} ratio={ratio} />
        ))}
      </svg>
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </>
  );
}

const keyOf = ({ tool, color, points }: DrawingShape) => `${tool} ${color} ${points.join(' ')}`;

const Shape = memo(function Shape({ shape, ratio }: { shape: DrawingShape; ratio: number }) {
  const { d, isFilled } = shapePath(shape, ratio);
  const width = strokeWidth(ratio);
  const ink = inks[shape.color];
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path
        d={d}
        fill={isFilled ? casing : 'none'}
        stroke={casing}
        strokeWidth={isFilled ? width * 0.8 : width * 1.8}
      />
      <path d={d} fill={isFilled ? ink : 'none'} stroke={isFilled ? 'none' : ink} strokeWidth={width} />
    </g>
  );
});

type Place = readonly [number, number];

/** The stroke's width for a picture whose shorter side is 1080 pixels. */
const strokeOf1080 = 10;

/** The stroke's width for a picture of this ratio of width to height. */
export const strokeWidth = (ratio: number): number => (Math.min(ratio, 1) * 1000 * strokeOf1080) / 1080;

const placed = ([x, y]: DrawingPoint, ratio: number): Place => [x * ratio, y];

const lineThrough = (places: readonly (readonly number[])[]): string =>
  `M${places.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

function arrowPath([tail, tip]: readonly [Place, Place], width: number): string {
  const angle = Math.atan2(tip[1] - tail[1], tip[0] - tail[0]);
  const side = (turn: number): Place => [
    tip[0] - width * 5 * Math.cos(angle + turn),
    tip[1] - width * 5 * Math.sin(angle + turn),
  ];
  return lineThrough([tail, tip]) + lineThrough([side(0.5), tip, side(-0.5)]);
}

function rectanglePath([one, other]: readonly [Place, Place]): string {
  const [[x1, y1], [x2, y2]] = [one, other];
  return `${lineThrough([one, [x2, y1], other, [x1, y2]])}Z`;
}

export interface ShapePath {
  d: string;
  /** A pen's line is a filled outline; the others are stroked. */
  isFilled: boolean;
}

/** The path of a shape on a picture of this ratio; empty if points are missing. */
export function shapePath({ tool, points }: Pick<DrawingShape, 'tool' | 'points'>, ratio: number): ShapePath {
  const width = strokeWidth(ratio);
  const places = points.map((point) => placed(point, ratio));
  if (tool === 'PEN') {
    const outline = getStroke(
      places.map((place) => [...place]),
      // Up to the exact point where the pen is, or was lifted.
      { size: width, thinning: 0.3, last: true },
    );
    return { d: outline.length > 0 ? `${lineThrough(outline)}Z` : '', isFilled: true };
  }
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.length < 2) return { d: '', isFilled: false };
  const ends = [first, last] as const;
  return { d: tool === 'ARROW' ? arrowPath(ends, width) : rectanglePath(ends), isFilled: false };
}
