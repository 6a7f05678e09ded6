import { expect, test } from 'vitest';
import { campaignDeal, campaignPost } from '../../testing/publications.ts';
import { postDays, postsFrom } from './board-posts.ts';

const planned = (number: number, day: string) =>
  campaignDeal(number, { rights: { posting: 'CREATOR', postOn: `${day}T00:00:00.000Z` } });
const stated = campaignDeal(10, {
  rights: { posting: 'CREATOR', postOn: '2026-02-20T00:00:00.000Z' },
  posts: [campaignPost(80, [], { postedOn: '2026-02-09' }), campaignPost(81, [], { postedOn: '2026-02-04' })],
});

test('posts stand on their own days, and a deal without one on the agreed day', () => {
  const deals = [stated, planned(11, '2026-02-08'), planned(12, '2026-02-05'), campaignDeal(13)];
  expect(postDays(deals, '2026-02-06').map(({ day, plan }) => [day, plan])).toEqual([
    ['2026-02-04', 'STATED'],
    ['2026-02-05', 'OUT'],
    ['2026-02-08', 'PLANNED'],
    ['2026-02-09', 'STATED'],
  ]);
});

test('those of one day stand one below the other, within the four weeks', () => {
  const deals = [stated, planned(11, '2026-02-04'), planned(12, '2026-02-01'), planned(13, '2026-03-02')];
  const placed = postsFrom(deals, '2026-02-02', '2026-02-03');
  expect(placed.map(({ column, row }) => [column, row])).toEqual([
    [2, 0],
    [2, 1],
    [7, 0],
  ]);
});
