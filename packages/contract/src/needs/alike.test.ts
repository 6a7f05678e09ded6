import { expect, test } from 'vitest';
import { alikeTogether } from './alike.ts';

test('alike needs stand where the most urgent of them was, in their own order', () => {
  const needs = [
    { key: 'a', kind: 'message.unread' },
    { key: 'b', kind: 'file.review' },
    { key: 'c', kind: 'message.unread' },
    { key: 'd', kind: 'file.review' },
    { key: 'e', kind: 'right.ends' },
  ] as const;
  const keys = alikeTogether(needs).map((row) => row.map(({ key }) => key).join(''));
  expect(keys).toEqual(['ac', 'bd', 'e']);
});
