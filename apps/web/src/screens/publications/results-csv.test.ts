import { expect, test } from 'vitest';
import { campaignDeal, campaignPost, result } from '../../testing/publications.ts';
import { resultsCsv } from './results-csv.ts';

test('an unknown number is an empty cell, and a zero is a zero', () => {
  const answered = {
    answer: { agrees: true, note: '', person: null, answeredAt: '2026-02-17T10:00:00.000Z' },
  };
  const csv = resultsCsv([
    campaignDeal(10, {
      posts: [campaignPost(80, [result(90, { views: 0, salesCents: 12_550 }, answered)]), campaignPost(81)],
    }),
    campaignDeal(11),
  ]);
  const [head, ...rows] = csv.trimEnd().split('\r\n');
  const cells = rows.map((row) => row.split(','));
  const at = (name: string) => head?.split(',').indexOf(name) ?? -1;
  expect(rows).toHaveLength(2);
  const shown = (row: number, names: string[]) => names.map((name) => cells[row]?.[at(name)]);
  expect(shown(0, ['Views', 'Likes', 'Sales value', 'Price', 'Currency', 'Answer'])).toEqual([
    ...['0', '', '125.50', '1240.00', 'USD', 'Agreed by both'],
  ]);
  expect(shown(1, ['Views', 'After', 'Statement'])).toEqual(['', '', '']);
});
