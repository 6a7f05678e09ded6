import { expect, test } from 'vitest';
import { createEventReader } from './event-stream.ts';

const stream =
  ': hello\n\nretry: 100\nid: 6\n\nid: 7\nevent: news\ndata: {"a":1}\n\nretry: 100\r\nid: 8\r\ndata: first\r\ndata: second\r\n\r\n';
const expected = [
  '6',
  '7',
  { kind: 'news', data: '{"a":1}' },
  '8',
  { kind: 'message', data: 'first\nsecond' },
];

function read(pieces: string[]) {
  const seen: unknown[] = [];
  const take = createEventReader({ onEvent: (event) => seen.push(event), onId: (id) => seen.push(id) });
  for (const piece of pieces) take(piece);
  return seen;
}

test('reads events, their ids and lines, and leaves comments out', () => {
  expect(read([stream])).toEqual(expected);
});

test.each([1, 2, 3, 7])('pieces of %d characters make the same events', (size) => {
  expect(read(stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])).toEqual(expected);
});

test('an event that was cut off is none, and does not count as seen', () => {
  expect(read(['id: 1\ndata: half'])).toEqual([]);
  expect(read(['id: 1\ndata: whole\n'])).toEqual([]);
});
