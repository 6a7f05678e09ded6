import { expect, test } from 'vitest';
import { dealDetail, message, proposedTerms } from '../../testing/deals.ts';
import { newBrand, publishedCreator } from '../../testing/people.ts';
import { chatEntries } from './chat-entries.ts';
import { proposalLines } from './proposal-lines.ts';

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
