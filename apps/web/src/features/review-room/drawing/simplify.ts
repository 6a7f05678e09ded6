/** A stroke as few points: those without which it would look different. */
import type { DrawingPoint } from '@briefcast/contract';

/** Thousandths that a left-out point may lie beside the line. */
const tolerance = 2;

function distanceToLine([x, y]: DrawingPoint, [x1, y1]: DrawingPoint, [x2, y2]: DrawingPoint): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs(dy * (x - x1) - dx * (y - y1)) / length;
}

/** The points that keep a stroke within two thousandths of its way (Ramer, Douglas and Peucker). */
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
