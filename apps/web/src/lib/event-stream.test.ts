import { expect, test } from 'vitest';
import { createEventReader, type StreamEvent } from './event-stream.ts';

const stream =
  ': hello\n\nid: 7\ndata: {"a":1}\n\nretry: 100\r\nid: 8\r\ndata: first\r\ndata: second\r\n\r\n';
const expected: StreamEvent[] = [
  { id: '7', data: '{"a":1}' },
  { id: '8', data: 'first\nsecond' },
];

function read(pieces: string[]) {
  const events: StreamEvent[] = [];
  const take = createEventReader((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

test('reads events, their ids and lines, and leaves comments out', () => {
  expect(read([stream])).toEqual(expected);
});

test.each([1, 2, 3, 7])('pieces of %d characters make the same events', (size) => {
  expect(read(stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])).toEqual(expected);
});

test('an event that was cut off is none', () => {
  expect(read(['id: 1\ndata: half'])).toEqual([]);
});
