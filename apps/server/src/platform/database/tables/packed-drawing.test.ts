import { mostDrawnPoints, NewDrawing } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { packDrawing, unpackDrawing } from './packed-drawing.ts';

const drawing = NewDrawing.parse({
  ratio: 9 / 16,
  shapes: [
    { tool: 'PEN', color: 'WHITE', points: [[1000, 0]] },
    {
      tool: 'RECTANGLE',
      color: 'AQUA',
      points: [
        [1000, 1000],
        [0, 0],
      ],
    },
    {
      tool: 'ARROW',
      color: 'YELLOW',
      points: [
        [3, 500],
        [67, 436],
      ],
    },
  ],
});

it('keeps every shape, its looks and its points to the thousandth', () => {
  expect(unpackDrawing(packDrawing(drawing))).toEqual(drawing);
});

it('keeps the frame that was drawn on', () => {
  for (const frame of [0, 184, 10_000_000])
    expect(unpackDrawing(packDrawing({ ...drawing, frame }))).toEqual({ ...drawing, frame });
});

it('takes less than a third of the JSON of a long stroke', () => {
  const points = Array.from({ length: mostDrawnPoints }, (_, n): [number, number] => [
    500 + Math.round(400 * Math.sin(n / 40)),
    500 + Math.round(400 * Math.cos(n / 25)),
  ]);
  const long = { ratio: 1.778, shapes: [{ tool: 'PEN' as const, color: 'PINK' as const, points }] };
  expect(unpackDrawing(packDrawing(long))).toEqual(long);
  expect(packDrawing(long).length * 3).toBeLessThan(JSON.stringify(long).length);
});

it('does not read what it did not write', () => {
  expect(() => unpackDrawing(Buffer.from([9]).toString('base64'))).toThrow('version 9');
});
