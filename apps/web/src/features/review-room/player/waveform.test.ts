import { expect, test } from 'vitest';
import { barsOf, pathOf } from './waveform.tsx';

test('each bar is the loudest of its part, and a short film keeps its own', () => {
  expect(barsOf([1, 9, 3, 4, 5, 6], 3)).toEqual([9, 4, 6]);
  expect(barsOf([7, 8], 3)).toEqual([7, 8]);
  const loud = Array.from({ length: 600 }, (_, at) => (at === 311 ? 100 : 1));
  expect(barsOf(loud).filter((bar) => bar === 100)).toHaveLength(1);
});

test('the loudest bar fills the height, and silence stays a line', () => {
  expect(pathOf([10, 20])).toBe(pathOf([50, 100]));
  expect(pathOf([1, 1])).not.toBe(pathOf([100, 100]));
});
