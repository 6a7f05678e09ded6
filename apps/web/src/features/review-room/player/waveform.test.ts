import { expect, test } from 'vitest';
import { barsOf } from './waveform.tsx';

test('each bar is the loudest of its part, and a short film keeps its own', () => {
  expect(barsOf([1, 9, 3, 4, 5, 6], 3)).toEqual([9, 4, 6]);
  expect(barsOf([7, 8], 3)).toEqual([7, 8]);
  const loud = Array.from({ length: 600 }, (_, at) => (at === 311 ? 100 : 1));
  expect(barsOf(loud).filter((bar) => bar === 100)).toHaveLength(1);
});
