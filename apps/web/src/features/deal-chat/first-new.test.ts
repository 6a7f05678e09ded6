import { expect, test } from 'vitest';
import { fromCreator, message } from '../../testing/deals.ts';
import { firstNew } from './first-new.ts';

const messages = [
  message(30, 'Seen.'),
  message(31, 'Mine.', fromCreator),
  message(32, 'New.'),
  message(33, 'Newer.'),
];
const idAt = (at: number) => messages[at]?.id ?? '';
const newAfter = (own: string | null) => firstNew({ messages, reads: { theirs: null, own } }, 'CREATOR');

test('what is new begins with the other side’s first message after the one that was seen last', () => {
  expect(newAfter(idAt(0))).toBe(idAt(2));
  expect(newAfter(idAt(2))).toBe(idAt(3));
  expect(newAfter(idAt(3))).toBeNull();
});

test('who has never looked, or looked before all these, finds everything new', () => {
  expect(newAfter(null)).toBe(idAt(0));
  expect(newAfter('of an earlier page')).toBe(idAt(0));
});

test('a server that tells nothing of it leaves nothing new', () => {
  expect(firstNew({ messages }, 'CREATOR')).toBeNull();
});
