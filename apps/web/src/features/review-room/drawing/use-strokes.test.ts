import type { DrawingPoint } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { simplify } from './use-strokes.ts';

it('keeps the ends of a straight stroke, and the corner of a bent one', () => {
  const straight = Array.from({ length: 50 }, (_, at): DrawingPoint => [at * 2, at % 2]);
  expect(simplify(straight)).toEqual([
    [0, 0],
    [98, 1],
  ]);
  const bent: DrawingPoint[] = [...straight, ...straight.map(([x]): DrawingPoint => [98, x])];
  expect(simplify(bent)).toHaveLength(3);
});

it('keeps a dot, and a way that comes back to its beginning', () => {
  expect(simplify([[5, 5]])).toEqual([[5, 5]]);
  expect(
    simplify([
      [0, 0],
      [100, 0],
      [0, 0],
    ]),
  ).toEqual([
    [0, 0],
    [100, 0],
    [0, 0],
  ]);
});

it('makes less than a tenth of a circle drawn by hand', () => {
  const circle = Array.from({ length: 400 }, (_, at): DrawingPoint => {
    const angle = (at / 400) * 2 * Math.PI;
    return [Math.round(500 + 200 * Math.cos(angle)), Math.round(500 + 200 * Math.sin(angle))];
  });
  expect(simplify(circle).length).toBeLessThan(40);
});
