import type { Message } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { addition } from '../../testing/additions.ts';
import { dealDetail, message, proposedTerms } from '../../testing/deals.ts';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { proposalLines } from './proposal-lines.ts';
import { chatEntries, type Thread, withEarlier, withNewest } from './thread.ts';

function numbered(number: number): Message {
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
  messages: Array.from({ length: to - from + 1 }, (_, index) => numbered(from + index)),
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

const at = (hour: number) => `2026-03-01T${hour}:00:00.000Z`;
const deal = dealDetail({
  proposals: [
    proposedTerms(70, { createdAt: at(12), state: 'DECLINED', answeredAt: at(14) }),
    proposedTerms(71, { createdAt: at(15), state: 'LAPSED', answeredAt: at(16) }),
  ],
});
const messages = [
  message(30, 'Before', { createdAt: at(11) }),
  message(31, 'Between', { createdAt: at(13) }),
];
const texts = (hasEarlier: boolean, shown = messages) =>
  chatEntries({ messages: shown, hasEarlier }, proposalLines(deal, newBrand())).map((entry) =>
    entry.type === 'line' ? entry.text : entry.message.content,
  );

test('proposals and answers stand between the messages; what lapsed is answered by nobody', () => {
  expect(texts(false)).toEqual([
    'Before',
    'Layla Haddad proposed $1,500.00 by December 20, 2099',
    'Between',
    'Oasis Skin declined the terms',
    'Layla Haddad proposed $1,500.00 by December 20, 2099',
  ]);
});

test('what happened before the first message that is loaded waits for the earlier ones', () => {
  expect(texts(true, messages.slice(1))[0]).toBe('Between');
});

test('one reads of oneself as you', () => {
  expect(proposalLines(deal, publishedCreator()).map(({ text }) => text)).toEqual([
    'You proposed $1,500.00 by December 20, 2099',
    'Oasis Skin declined the terms',
    'You proposed $1,500.00 by December 20, 2099',
  ]);
});

test('additions stand there with their answers, and a price of the review room with who agreed to it', () => {
  const added = dealDetail({
    additions: [
      addition(80, { createdAt: at(12), state: 'ACCEPTED', answeredAt: at(14) }),
      addition(81, { createdAt: at(15), state: 'LAPSED', answeredAt: at(16) }),
      addition(82, { createdAt: at(17), state: 'ACCEPTED', answeredAt: at(17), commentId: idOf(90) }),
    ],
  });
  expect(proposalLines(added, publishedCreator()).map(({ text }) => text)).toEqual([
    'You proposed an addition for $120.00: A vertical cut',
    'Oasis Skin accepted the addition: A vertical cut',
    'You proposed an addition for $120.00: A vertical cut',
    'Oasis Skin agreed to $120.00 for a new request: A vertical cut',
  ]);
});
