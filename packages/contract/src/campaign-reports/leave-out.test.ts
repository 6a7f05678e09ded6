import { describe, expect, it, test } from 'vitest';
import { unknownNumbers } from '../publications/numbers.ts';
import type { CampaignDeal } from '../publications/schemas.ts';
import { headColour } from './head-colour.ts';
import { reportCosts, reportLead, reportPosts, reportTotals, shownHost, silentPosts } from './leave-out.ts';
import { reportParts } from './limits.ts';

const id = (number: number) => `01900000-0000-7000-8000-0000000000${number}`;
const person = { id: id(11), firstName: 'Layla', lastName: 'Haddad' };

const deal = (number: number, views: number | null, fields: Partial<CampaignDeal> = {}): CampaignDeal => ({
  dealId: id(number),
  title: 'Layla for Oasis',
  status: 'ACCEPTED',
  currency: 'AED',
  total: 420_000,
  creator: { id: id(11), name: 'Layla Haddad', image: '/layla.jpg' },
  rights: null,
  link: null,
  posts: [
    {
      id: id(number + 1),
      url: 'https://layla.example/reel',
      handle: '@layla',
      postedOn: '2027-02-08',
      ranOn: 'CREATOR',
      statedAt: '2027-02-09T10:00:00.000Z',
      by: 'CREATOR',
      byPerson: person,
      results: [
        {
          id: id(number + 2),
          moment: 'DAY_7',
          numbers: { ...unknownNumbers, views },
          by: 'CREATOR',
          byPerson: person,
          statedAt: '2027-02-16T10:00:00.000Z',
          importedFrom: '',
          hasProof: true,
          agrees: false,
        },
      ],
    },
  ],
  ...fields,
});

const deals = [deal(20, 84_600), deal(30, null, { currency: 'USD', creator: null, total: 98_000 })];
const pictures = () => ({ still: '/still.webp', proof: '/proof.webp' });
const traces = {
  prices: /420000|98000|AED|USD/,
  names: /layla|Haddad/i,
  proof: /proof\.webp/,
  stills: /still\.webp/,
};

/** Every choice of parts. */
const choices = Array.from({ length: 16 }, (_, bits) => reportParts.filter((_, at) => bits & (1 << at)));

describe('what is left out', () => {
  it.each(choices.map((shows) => [shows.join(' ') || 'nothing', shows] as const))(
    'leaves no trace: %s',
    (_, shows) => {
      const said = JSON.stringify([reportPosts(deals, shows, pictures), reportCosts(deals, shows)]);
      for (const part of reportParts) expect(traces[part].test(said), part).toBe(shows.includes(part));
    },
  );

  it('keeps creators apart by numbers', () => {
    const three = [
      deal(50, 0, { creator: null, posts: [] }),
      ...[deal(20, 1), deal(30, 2), deal(40, 3, { creator: null })],
    ];
    expect(reportPosts(three, [], pictures).map(({ creator }) => creator)).toEqual([1, 1, 2]);
  });

  it('marks what the other side disputed', () => {
    expect(reportPosts(deals, [], pictures)[0]?.stated).toEqual({
      ...{ by: 'CREATOR', on: '2027-02-16T10:00:00.000Z', hasProof: true, isDisputed: true },
    });
  });
});

test.each([
  ['https://www.instagram.com/layla/reel/1', false, 'instagram.com'],
  ['https://m.youtube.com/watch?v=1', true, 'youtube.com'],
  ['https://www.layla.example/reel', true, 'layla.example'],
  ['https://notinstagram.com/x', false, null],
  ['https://layla.example/reel', false, null],
  ['nothing', true, null],
])('the host of %s, with names %s, is %s', (url, withNames, host) =>
  expect(shownHost(url, withNames)).toBe(host),
);

test('totals are views and engagements, costs of each currency, then what else is known', () => {
  const posts = reportPosts(deals, ['prices'], pictures);
  const costs = reportCosts(deals, ['prices']);
  const said = (report: Parameters<typeof reportTotals>[0]) =>
    reportTotals(report).map((total) => `${total.kind} ${total.name} ${total.known}/${total.of}`);
  expect(said({ posts, ...(costs ? { costs } : {}) })).toEqual([
    ...['sum views 1/2', 'sum engagements 0/2', 'cost views 1/1'],
  ]);
  const clicked = posts.map((post) => ({ ...post, clicks: 3, codeUses: 2, sales: 1 }));
  expect(said({ posts: clicked })).toEqual([
    ...['sum views 1/2', 'sum engagements 0/2', 'sum clicks 2/2', 'sum codeUses 2/2'],
  ]);
});

test('a report leads with the use of the code, then sales, then views', () => {
  const posts = reportPosts(deals, [], pictures);
  expect(reportLead({ posts })).toEqual({ name: 'views', sum: 84_600, known: 1, of: 2 });
  expect(reportLead({ posts: posts.map((post) => ({ ...post, codeUses: 0 })) })).toMatchObject({
    ...{ name: 'codeUses', sum: 0, known: 2 },
  });
  expect(reportLead({ posts: posts.slice(1) })).toBeNull();
  expect(silentPosts({ posts })).toBe(1);
});

test('text on the head can be read on every colour', () => {
  expect(headColour(null)).toBeNull();
  expect(headColour('green')).toBeNull();
  expect(headColour('#1F3B34')).toEqual({ ground: '#1f3b34', ink: '#ffffff' });
  expect(headColour('#ffe08a')?.ink).toBe('#09241c');
});
