import { expect, test } from 'vitest';
import { marksOf } from './timeline-track.tsx';

test.each([
  [24.5, [0, 3, 6, 9, 12, 15, 18, 21, 24]],
  [36, [0, 5, 10, 15, 20, 25, 30, 35]],
  [0.4, [0]],
  [600, [0, 120, 240, 360, 480, 600]],
])('a film of %d seconds', (length, marks) => {
  expect(marksOf(length)).toEqual(marks);
});
