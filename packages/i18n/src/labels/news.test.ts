import type { NotificationKind, Role } from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { expect, it } from 'vitest';
import { newsHint, newsLabel, newsLine } from './news.ts';

const deal = { deadline: '2026-12-12T00:00:00.000Z', otherParty: 'Oasis Skin' };
const wordsOf = (kind: NotificationKind, role: Role) => [
  newsLabel(kind),
  newsHint(kind, role),
  newsLine({ kind, role, deal }),
];

it.each(['CREATOR', 'BRAND'] as const)('tells a %s each kind in words that no other kind has', (role) => {
  const words = kindsOfRole(role).map((kind) => wordsOf(kind, role));
  expect(words.flat().filter((text) => text === '' || /[{}]|undefined/u.test(text))).toEqual([]);
  // Labels and lines: what is said of two kinds below their names may be the same.
  for (const place of [0, 2]) {
    const texts = words.map((three) => three[place]);
    expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
  }
});

it.each([
  [
    'deal.completed',
    'CREATOR',
    ['A project is complete', 'The brand approved everything.', 'Oasis Skin completed the project'],
  ],
  [
    'deal.completed',
    'BRAND',
    [
      'A project is complete',
      'A receipt of what you approved.',
      'Your organisation completed the project with Oasis Skin',
    ],
  ],
  [
    'deadline.soon',
    'CREATOR',
    ['A deadline is near', 'Two days before, when it is your turn.', 'Due on Saturday, December 12'],
  ],
  [
    'deal.account_deleted',
    'CREATOR',
    [
      'An account is deleted',
      'The other side’s account is deleted, which cancels the project.',
      'The brand’s account was deleted, which cancelled this project',
    ],
  ],
] as const)('says by the side, the name and the day what %s is to a %s', (kind, role, words) => {
  expect(wordsOf(kind, role)).toEqual(words);
});

it.each([
  ['CREATOR', 'The brand wrote to you'],
  ['BRAND', 'The creator wrote to you'],
] as const)('speaks of the other side of a %s without a name where there is none', (role, line) => {
  const nameless = { ...deal, otherParty: null };
  expect(newsLine({ kind: 'messages.unread', role, deal: nameless })).toBe(line);
});
