import { expect, test } from 'vitest';
import { acceptsFile } from './accepts-file.ts';

const accept = 'image/*,video/*,.pdf,application/msword';

test.each([
  ['pour.mp4', 'video/mp4', true],
  ['still.JPG', 'image/jpeg', true],
  ['Brief.PDF', '', true],
  ['brief.doc', 'application/msword', true],
  ['setup.exe', 'application/x-msdownload', false],
  ['image.txt', 'text/plain', false],
  ['IMG_0001.HEIC', '', true],
  ['clip.MOV', '', true],
  ['صورة.heic', '', true],
  ['Cafe\u0301.heif', '', true],
  ['notes.txt', '', false],
  ['heic', '', false],
])('%s (%s) is accepted: %s', (name, type, expected) => {
  expect(acceptsFile({ name, type }, accept)).toBe(expected);
});

test('without a list everything is accepted', () => {
  expect(acceptsFile({ name: 'a.bin', type: '' }, undefined)).toBe(true);
  expect(acceptsFile({ name: 'a.bin', type: '' }, '')).toBe(true);
});
