import { expect, it } from 'vitest';
import { describeDrawing } from './describe-drawing.ts';
import type { DrawingShape } from './drawing.ts';

const shape = (tool: DrawingShape['tool'], ...points: [number, number][]): DrawingShape => ({
  tool,
  color: 'PINK',
  points,
});

it('counts the shapes of each kind in the order of their first', () => {
  const shapes = [
    shape('RECTANGLE', [0, 0], [10, 10]),
    shape('ARROW', [0, 0], [10, 10]),
    shape('RECTANGLE', [0, 0], [10, 10]),
  ];
  expect(describeDrawing({ shapes }).shapes).toEqual([
    { tool: 'RECTANGLE', count: 2 },
    { tool: 'ARROW', count: 1 },
  ]);
});

it.each([
  [[0, 0], 'left', 'top'],
  [[333, 667], 'left', 'bottom'],
  [[334, 500], 'centre', 'middle'],
  [[1000, 1000], 'right', 'bottom'],
] as const)('says where %j is', ([x, y], across, down) => {
  expect(describeDrawing({ shapes: [shape('PEN', [x, y])] })).toMatchObject({ across, down });
});

it('takes the middle of all that is drawn', () => {
  const shapes = [shape('PEN', [900, 100]), shape('ARROW', [500, 100], [700, 300])];
  expect(describeDrawing({ shapes })).toMatchObject({ across: 'right', down: 'top' });
});
