import type { Message } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { type Thread, withEarlier, withNewest } from './thread.ts';

function message(number: number): Message {
  return {
    id: `id-${String(number).padStart(4, '0')}`,
    content: String(number),
    type: 'TEXT',
    dealId: 'deal',
    fileId: null,
    createdAt: new Date(Date.UTC(2026, 0, 1) + number).toISOString(),
    sender: { firstName: null, lastName: null, companyName: null, profileImage: null, role: 'BRAND' },
    by: null,
  };
}

const thread = (from: number, to: number, hasEarlier: boolean): Thread => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasEarlier,
});
const numbers = ({ messages }: Thread) => messages.map(({ content }) => Number(content));
const none: Thread = { messages: [], hasEarlier: false };

test('starts with the newest page', () => {
  expect(withNewest(none, thread(5, 7, true))).toEqual(thread(5, 7, true));
});

test('keeps what was paged in when the window moves on', () => {
  const read = withEarlier(thread(5, 7, true), thread(1, 4, false));
  expect(numbers(read)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(withNewest(read, thread(6, 8, true))).toEqual(thread(1, 8, false));
});

test('a window that no longer touches starts anew instead of hiding a gap', () => {
  expect(withNewest(thread(1, 7, false), thread(20, 22, true))).toEqual(thread(20, 22, true));
});

test('a whole conversation needs no overlap', () => {
  expect(withNewest(none, thread(1, 2, false))).toEqual(thread(1, 2, false));
  expect(withNewest(none, none)).toEqual(none);
});
