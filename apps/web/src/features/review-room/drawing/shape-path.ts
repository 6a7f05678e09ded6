/** The outlines of what is drawn, in units of a picture 1000 high. */
import type { DrawingPoint, DrawingShape } from '@briefcast/contract';
import { getStroke } from 'perfect-freehand';

type Place = readonly [number, number];

/** Of a picture that is 1080 wide where it is upright, and 1080 high where it is not. */
const strokeOf1080 = 10;

/** The width of a stroke on a picture of this ratio of width to height. */
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
  /** A pen's line is filled within its outline; the others are stroked. */
  isFilled: boolean;
}

/** The path of a shape on a picture of this ratio; an empty one where points are missing. */
export function shapePath({ tool, points }: Pick<DrawingShape, 'tool' | 'points'>, ratio: number): ShapePath {
  const width = strokeWidth(ratio);
  const places = points.map((point) => placed(point, ratio));
  if (tool === 'PEN') {
    const outline = getStroke(
      places.map((place) => [...place]),
      // To the very point where the pen is, or was taken away.
      { size: width, thinning: 0.3, last: true },
    );
    return { d: outline.length > 0 ? `${lineThrough(outline)}Z` : '', isFilled: true };
  }
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.length < 2) return { d: '', isFilled: false };
  const ends = [first, last] as const;
  return { d: tool === 'ARROW' ? arrowPath(ends, width) : rectanglePath(ends), isFilled: false };
}
