/** Course of the views of posts over the days after each went out (rules/publications#views-over-time). */
import { addToIsoDay } from '../kit/days.ts';
import { countedNumbers, type StatedNumbers } from './results.ts';

/** Days after a post went out at which its views are stated; the end has no day of its own. */
export const viewDays = { DAY_1: 1, DAY_7: 7, DAY_30: 30 } as const;
const moments = ['DAY_1', 'DAY_7', 'DAY_30'] as const;

/** Most lines that are named; the others are faded. */
export const mostNamedLines = 5;

/** Post as its course needs it. */
export interface PostWithViews {
  postedOn: string;
  results: readonly StatedNumbers[];
}

/** Views on a day after the post went out. */
export interface ViewPoint {
  day: number;
  views: number;
  /** False for a day that has come without a number: the last known one is drawn on. */
  isStated: boolean;
}

/** Views of a post after 1, 7 and 30 days; null where nobody stated them. */
export interface ViewLine<P> {
  post: P;
  after: Record<keyof typeof viewDays, number | null>;
  /** From the day it went out, with no views, to the last day that has come. */
  points: ViewPoint[];
  /** Newest known number; null for a post without any. */
  latest: number | null;
}

/** Follows the views of each post up to today, the most seen first. */
export function viewLines<P extends PostWithViews>(posts: readonly P[], today: string): ViewLine<P>[] {
  const lines = posts.map((post) => lineOf(post, today));
  return lines.sort((one, other) => (other.latest ?? -1) - (one.latest ?? -1));
}

function lineOf<P extends PostWithViews>(post: P, today: string): ViewLine<P> {
  const after = {
    DAY_1: countedNumbers(post.results, 'DAY_1').views,
    DAY_7: countedNumbers(post.results, 'DAY_7').views,
    DAY_30: countedNumbers(post.results, 'DAY_30').views,
  };
  const points: ViewPoint[] = [{ day: 0, views: 0, isStated: true }];
  let latest: number | null = null;
  for (const moment of moments) {
    const day = viewDays[moment];
    const views = after[moment];
    const isLater = moments.some((other) => viewDays[other] > day && after[other] !== null);
    latest = views ?? latest;
    if (views !== null) points.push({ day, views, isStated: true });
    else if (latest !== null && !isLater && addToIsoDay(post.postedOn, day) <= today)
      points.push({ day, views: latest, isStated: false });
  }
  return { post, after, points, latest };
}

/** Whether a course can be seen: one post knows its views at two of the moments. */
export const hasCourse = (lines: readonly Pick<ViewLine<unknown>, 'after'>[]): boolean =>
  lines.some(({ after }) => moments.filter((moment) => after[moment] !== null).length >= 2);

/** Piece of a line between two points, dashed where a number between them or at its end is not stated. */
export interface ViewPiece {
  from: ViewPoint;
  to: ViewPoint;
  isDashed: boolean;
}

/** Cuts a line into its pieces. */
export const piecesOf = (points: readonly ViewPoint[]): ViewPiece[] =>
  points.slice(1).map((to, at) => {
    const from = points[at] as ViewPoint;
    const isSkipped = moments.some((moment) => viewDays[moment] > from.day && viewDays[moment] < to.day);
    return { from, to, isDashed: isSkipped || !to.isStated };
  });

/** Place of a day along the axis, from 0 to 1: the root gives the first days room. */
export const dayPlace = (day: number): number => Math.sqrt(day / viewDays.DAY_30);

/** Steps of the axis of views, from 0 to a round number at or above the most, three or four apart. */
export function viewSteps(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 3, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? rough,
  );
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/** Moves labels at these heights apart by at least `gap`, within 0 and `height`, in their order. */
export function spread(heights: readonly number[], gap: number, height: number): number[] {
  const order = heights.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  let least = 0;
  for (const label of order) {
    label.at = Math.max(label.at, least);
    least = label.at + gap;
  }
  let most = height;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, most);
    most = label.at - gap;
  }
  return heights.map((_, index) => order.find((label) => label.index === index)?.at ?? 0);
}
