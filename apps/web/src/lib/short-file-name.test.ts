import { expect, it } from 'vitest';
import { shortFileName } from './short-file-name.ts';

it.each([
  ['day-one-take-1.mp4', 'day-one-take-1.mp4'],
  ['overnight-mask-morning-light-take-12.mov', 'overnight-mas…ake-12.mov'],
  ['🎬'.repeat(30), `${'🎬'.repeat(13)}…${'🎬'.repeat(10)}`],
])('%s', (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});
