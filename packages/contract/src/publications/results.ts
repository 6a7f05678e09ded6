/** Results of posts: statements that count, sums with their coverage, and costs (rules/publications#counting). */
import type { Role } from '../accounts/schemas.ts';
import type { Currency } from '../kit/currencies.ts';
import { type KnownNumbers, postNumbers, resultMoments, unknownNumbers } from './numbers.ts';
import type { ResultMoment } from './result-schemas.ts';

/** Statement as the rules look at it. */
export interface StatedNumbers {
  moment: ResultMoment;
  by: Role;
  statedAt: string;
  numbers: KnownNumbers;
}

/** Moment whose numbers are shown; the latest known of each where it is LATEST. */
export type ShownMoment = ResultMoment | 'LATEST';

/** Statements that count, oldest first: of each side the newest at each moment. */
export function currentResults<R extends Pick<StatedNumbers, 'moment' | 'by'>>(
  oldestFirst: readonly R[],
): R[] {
  const newest = new Map<string, R>();
  for (const result of oldestFirst) newest.set(`${result.by} ${result.moment}`, result);
  return oldestFirst.filter((result) => newest.get(`${result.by} ${result.moment}`) === result);
}

/**
 * Lays numbers of a file over those that a side states at a moment already: what the file leaves unknown stays. Null where
 * nothing changes.
 */
export function laidOver(
  oldestFirst: readonly StatedNumbers[],
  { by, moment }: Pick<StatedNumbers, 'by' | 'moment'>,
  numbers: KnownNumbers,
): KnownNumbers | null {
  const own = oldestFirst.findLast((result) => result.by === by && result.moment === moment);
  const before = own?.numbers ?? unknownNumbers;
  const after = { ...before };
  for (const name of postNumbers) after[name] = numbers[name] ?? before[name];
  return postNumbers.some((name) => after[name] !== before[name]) ? after : null;
}

/** Numbers of a post at a moment: of two sides that know one, the later statement. */
function numbersAt(current: readonly StatedNumbers[], moment: ResultMoment): KnownNumbers {
  const numbers = { ...unknownNumbers };
  const ofMoment = current
    .filter((result) => result.moment === moment)
    .sort((one, other) => Date.parse(one.statedAt) - Date.parse(other.statedAt));
  for (const { numbers: stated } of ofMoment)
    for (const number of postNumbers) numbers[number] = stated[number] ?? numbers[number];
  return numbers;
}

/** Engagements of numbers of one moment; null unless all four are known. */
function engagementsAt({ likes, comments, shares, saves }: KnownNumbers): number | null {
  if (likes === null || comments === null || shares === null || saves === null) return null;
  return likes + comments + shares + saves;
}

/** Numbers of a post as they are counted, with engagements. */
export type CountedNumbers = KnownNumbers & { engagements: number | null };
export type Counted = keyof CountedNumbers;

/** Counts a post at a moment, or each of its numbers at the latest moment that knows it. */
export function countedNumbers(results: readonly StatedNumbers[], shown: ShownMoment): CountedNumbers {
  const current = currentResults(results);
  const moments = shown === 'LATEST' ? resultMoments : [shown];
  let counted: CountedNumbers = { ...unknownNumbers, engagements: null };
  for (const moment of moments) {
    const numbers = numbersAt(current, moment);
    const all = { ...numbers, engagements: engagementsAt(numbers) };
    counted = Object.fromEntries(
      [...postNumbers, 'engagements' as const].map((name) => [name, all[name] ?? counted[name]]),
    ) as CountedNumbers;
  }
  return counted;
}

/** Latest moment of which anything is known; null for none. */
export function latestMoment(results: readonly StatedNumbers[]): ResultMoment | null {
  const current = currentResults(results);
  const isKnown = (moment: ResultMoment) =>
    Object.values(numbersAt(current, moment)).some((value) => value !== null);
  return resultMoments.findLast(isKnown) ?? null;
}

/** Sum with its coverage; null where no post knows the number. */
export interface CoveredSum {
  sum: number | null;
  known: number;
  of: number;
}

/** Adds one number up over the posts that know it. */
export function sumOf<Name extends Counted>(
  posts: readonly Record<Name, number | null>[],
  name: Name,
): CoveredSum {
  const values = posts.flatMap((post) => post[name] ?? []);
  return {
    sum: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
    known: values.length,
    of: posts.length,
  };
}

/** Deal with its agreed price in hundredths and its posts. */
export interface CountedDeal {
  currency: Currency;
  total: number;
  posts: readonly CountedNumbers[];
}

/** Price of the deals whose every post knows the number, and what they came to. */
export interface Cost {
  cents: number;
  amount: number;
  known: number;
  of: number;
}

/**
 * Cost of a number in one currency. A price stands for all posts of its deal, so that a deal counts once each of them knows
 * the number; null where none does, or where it comes to zero.
 */
export function costOf(deals: readonly CountedDeal[], currency: Currency, name: Counted): Cost | null {
  const cost = { cents: 0, amount: 0, known: 0, of: 0 };
  for (const { posts, total, ...deal } of deals) {
    if (deal.currency !== currency) continue;
    cost.of += posts.length;
    const { sum, known } = sumOf(posts, name);
    if (sum === null || known < posts.length) continue;
    cost.cents += total;
    cost.amount += sum;
    cost.known += known;
  }
  return cost.amount === 0 ? null : cost;
}

/** Post with the most engagements of those that know them; null for fewer than two, or where two are the best. */
export function bestPost<P extends CountedNumbers>(posts: readonly P[]): P | null {
  const [first, second] = posts
    .filter(({ engagements }) => engagements !== null)
    .sort((one, other) => (other.engagements ?? 0) - (one.engagements ?? 0));
  if (!first || !second || first.engagements === second.engagements) return null;
  return first;
}
