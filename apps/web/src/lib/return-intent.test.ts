import { expect, test } from 'vitest';
import { ownPath } from './return-intent.ts';

test.each(['/', '/creators', '/creators?search=a//b#top', '/deal/1'])('%s is a path of the app', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '',
  'creators',
  '//elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
])('%j is none', (path) => {
  expect(ownPath(path)).toBeNull();
});
