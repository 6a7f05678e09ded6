/** A drawing on a picture, as SVG: what the evidence shows without the review room. */
import type { Drawing, DrawingColor, DrawingShape } from '@briefcast/contract';

/** As in the review room, so that "the pink arrow" means the same. */
const inks: Record<DrawingColor, string> = {
  PINK: '#fe94bd',
  YELLOW: '#f1d235',
  AQUA: '#30b1c4',
  WHITE: '#ffffff',
};
const casing = '#082920';
/** In thousandths of the picture's shorter side. */
const strokeWidth = 10;

type Place = readonly [number, number];

const pathThrough = (places: readonly Place[]) =>
  `M${places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

function arrowHead([tail, tip]: readonly [Place, Place], width: number): string {
  const angle = Math.atan2(tip[1] - tail[1], tip[0] - tail[0]);
  const side = (turn: number): Place => [
    tip[0] - width * 5 * Math.cos(angle + turn),
    tip[1] - width * 5 * Math.sin(angle + turn),
  ];
  return pathThrough([side(0.5), tip, side(-0.5)]);
}

function pathOf({ tool, points }: DrawingShape, ratio: number, width: number): string {
  const places = points.map(([x, y]): Place => [x * ratio, y]);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return '';
  if (tool === 'ARROW') return pathThrough([first, last]) + arrowHead([first, last], width);
  if (tool === 'RECTANGLE') return `${pathThrough([first, [last[0], first[1]], last, [first[0], last[1]]])}Z`;
  // A point alone is a line of no length, which a round cap makes visible.
  return pathThrough(places.length === 1 ? [first, first] : places);
}

/** The shapes over a picture of the drawing's ratio, each with a dark casing so that it is seen on every picture. */
export function drawingMarkup({ shapes, ratio }: Drawing): string {
  const width = Math.min(ratio, 1) * strokeWidth;
  const lines = shapes.map((shape) => {
    const d = pathOf(shape, ratio, width);
    return `<path d="${d}" stroke="${casing}" stroke-width="${width * 1.8}"/><path d="${d}" stroke="${inks[shape.color]}" stroke-width="${width}"/>`;
  });
  return `<svg viewBox="0 0 ${ratio * 1000} 1000" preserveAspectRatio="none" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</svg>`;
}
