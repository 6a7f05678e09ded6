/**
 * Describes a drawing and its place, for people who do not see it. The words are in the catalogue
 * (`i18n/labels/comment`).
 */
import type { Drawing, DrawingTool } from './drawing.ts';

export interface DrawingDescription {
  /** The kinds of shapes in the order of their first, each with how many there are. */
  shapes: { tool: DrawingTool; count: number }[];
  across: 'left' | 'centre' | 'right';
  down: 'top' | 'middle' | 'bottom';
}

/** The place of a value among three thirds of the picture. */
const thirdOf = <Name>(value: number, [first, second, third]: readonly [Name, Name, Name]): Name => {
  if (value < 1000 / 3) return first;
  return value > 2000 / 3 ? third : second;
};

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Describes a drawing by its shapes, and by the third of the picture in which the middle of them lies. */
export function describeDrawing({ shapes }: Pick<Drawing, 'shapes'>): DrawingDescription {
  const counts = new Map<DrawingTool, number>();
  for (const { tool } of shapes) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  const points = shapes.flatMap((shape) => shape.points);
  return {
    shapes: [...counts].map(([tool, count]) => ({ tool, count })),
    across: thirdOf(middleOf(points.map(([x]) => x)), ['left', 'centre', 'right']),
    down: thirdOf(middleOf(points.map(([, y]) => y)), ['top', 'middle', 'bottom']),
  };
}
