import { describe, expect, it, test } from 'vitest';
import { unknownNumbers } from './numbers.ts';
import type { StatedNumbers } from './results.ts';
import { dayPlace, hasCourse, piecesOf, spread, viewLines, viewSteps } from './views-over-time.ts';

const stated = (moment: StatedNumbers['moment'], views: number | null): StatedNumbers => ({
  moment,
  by: 'CREATOR',
  statedAt: '2027-02-20T10:00:00.000Z',
  numbers: { ...unknownNumbers, views, likes: 1 },
});
const post = (postedOn: string, ...results: StatedNumbers[]) => ({ postedOn, results });
const [one] = [
  post('2027-02-01', stated('DAY_1', 18_000), stated('DAY_7', 61_200), stated('DAY_30', 84_600)),
];
const lineOf = (of: ReturnType<typeof post>, today = '2027-04-01') =>
  viewLines([of], today)[0] ?? expect.fail();

describe('a line', () => {
  it('goes from no views through each stated number', () => {
    const { points, latest } = lineOf(one);
    expect(points.map(({ day, views }) => [day, views])).toEqual([
      ...[
        [0, 0],
        [1, 18_000],
        [7, 61_200],
        [30, 84_600],
      ],
    ]);
    expect(piecesOf(points).map(({ isDashed }) => isDashed)).toEqual([false, false, false]);
    expect(latest).toBe(84_600);
  });

  it('goes on dashed at its last number through days that have come, and invents none', () => {
    const behind = post('2027-02-01', stated('DAY_1', 12_000), stated('DAY_7', 39_900));
    expect(lineOf(behind, '2027-02-20').points).toHaveLength(3);
    const { points } = lineOf(behind);
    expect(points.at(-1)).toEqual({ day: 30, views: 39_900, isStated: false });
    expect(piecesOf(points).at(-1)?.isDashed).toBe(true);
  });

  it('is dashed across a number that is missing', () => {
    const { points } = lineOf(post('2027-02-01', stated('DAY_30', 500)));
    expect(points).toHaveLength(2);
    expect(piecesOf(points)[0]).toMatchObject({ from: { day: 0 }, to: { day: 30 }, isDashed: true });
  });

  it('of a post without numbers is its beginning alone', () => {
    expect(lineOf(post('2027-02-01', stated('DAY_7', null)))).toMatchObject({
      latest: null,
      points: [{ day: 0 }],
    });
  });
});

test('the most seen come first, those without numbers last', () => {
  const none = post('2027-02-01');
  const few = post('2027-02-01', stated('DAY_1', 3));
  expect(viewLines([none, few, one], '2027-04-01').map((line) => line.post)).toEqual([one, few, none]);
});

test('a course needs one post that knows its views twice', () => {
  const lines = (...results: StatedNumbers[]) => viewLines([post('2027-02-01', ...results)], '2027-04-01');
  expect(hasCourse(lines(stated('DAY_7', 5)))).toBe(false);
  expect(hasCourse(lines(stated('DAY_7', 5), stated('END', 9)))).toBe(false);
  expect(hasCourse(lines(stated('DAY_1', 0), stated('DAY_30', 9)))).toBe(true);
});

test('days have places from 0 to 1, the first ones more room', () => {
  expect([0, 30].map(dayPlace)).toEqual([0, 1]);
  expect(dayPlace(1)).toBeGreaterThan(0.15);
  expect(dayPlace(7)).toBeLessThan(0.5);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [84_600, [0, 30_000, 60_000, 90_000]],
  [9, [0, 3, 6, 9]],
  [2_000_000_000, [0, 1_000_000_000, 2_000_000_000]],
])('steps up to %d are round', (most, steps) => expect(viewSteps(most)).toEqual(steps));

test('labels keep their order, their distance, and within the plot', () => {
  for (let run = 0; run < 200; run += 1) {
    const heights = Array.from({ length: 5 }, (_, at) => ((run * 37 + at * at * 53) % 101) / 1);
    const moved = spread(heights, 18, 100);
    const sorted = [...moved].sort((a, b) => a - b);
    for (const [at, height] of sorted.entries()) {
      expect(height).toBeGreaterThanOrEqual(-0.001);
      expect(height).toBeLessThanOrEqual(100.001);
      if (at > 0) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(17.999);
    }
    for (const [a, first] of heights.entries())
      for (const [b, second] of heights.entries())
        if (first < second) expect(moved[a]).toBeLessThan(moved[b] ?? 0);
  }
});
