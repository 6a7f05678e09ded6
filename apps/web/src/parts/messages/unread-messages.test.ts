import { expect, test } from 'vitest';
import { fromCreator, message } from '../../testing/deals.ts';
import { unreadMessages } from './unread-messages.ts';

const messages = [
  message(30, 'Seen.'),
  message(31, 'Mine.', fromCreator),
  message(32, 'New.'),
  message(33, 'Newer.'),
];
const idAt = (at: number) => messages[at]?.id ?? '';
const newAfter = (own: string | null) =>
  unreadMessages({ messages, reads: { theirs: null, own } }, 'CREATOR').map(({ id }) => id);

test('unread is what the other side wrote after what was seen last', () => {
  expect(newAfter(idAt(0))).toEqual([idAt(2), idAt(3)]);
  expect(newAfter(idAt(2))).toEqual([idAt(3)]);
  expect(newAfter(idAt(3))).toEqual([]);
});

test('who has never looked, or looked before all these, finds everything new', () => {
  expect(newAfter(null)).toEqual([idAt(0), idAt(2), idAt(3)]);
  expect(newAfter('of an earlier page')).toHaveLength(3);
});

test('a server that tells nothing of it leaves nothing new', () => {
  expect(unreadMessages({ messages }, 'CREATOR')).toEqual([]);
});
