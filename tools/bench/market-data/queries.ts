/** Questions to the directory, as people ask them: two thirds with words, most with a filter or two. */
import { creatorCategories, creatorLanguages } from '../../../packages/contract/src/creators/categories.ts';
import { type Chance, chanceFrom } from '../lib/random.ts';
import { firstNames, manners, pasts, places, subjects, surnameParts } from './words.ts';

const prose = [...subjects, ...manners, ...pasts, ...places]
  .join(' ')
  .split(/[^\p{L}]+/u)
  .filter((word) => word.length > 2);

/** A word of the market or a piece of one, as somebody types it. */
function searched(chance: Chance): string {
  const whole = chance.happens(0.4)
    ? chance.pick(firstNames)
    : chance.happens(0.5)
      ? chance.pick(prose)
      : Object.values(surnameParts).map(chance.pick).join('');
  if (chance.happens(0.4)) return whole;
  const length = Math.min(whole.length, 2 + chance.below(4));
  const from = chance.below(whole.length - length + 1);
  return whole.slice(from, from + length);
}

/** The path of one query; with `isUnlike` it differs from all earlier ones. */
function question(chance: Chance, isUnlike: number | null): string {
  const query = new URLSearchParams({ limit: '24' });
  if (chance.happens(0.65)) {
    const words = [searched(chance), ...(chance.happens(0.3) ? [searched(chance)] : [])];
    query.set('search', words.join(' '));
  }
  if (chance.happens(0.35)) query.append('languages', chance.pick(creatorLanguages));
  if (chance.happens(0.35)) query.append('categories', chance.pick(creatorCategories));
  if (chance.happens(0.1)) query.append('categories', chance.pick(creatorCategories));
  if (chance.happens(0.2)) query.append('locations', chance.pick(places));
  if (chance.happens(0.25)) query.set('minPrice', String(4000 + 500 * chance.below(30)));
  if (chance.happens(0.25)) query.set('maxPrice', String(9000 + 500 * chance.below(60)));
  if (chance.happens(0.4)) query.set('sort', chance.pick(['price_asc', 'price_desc', 'newest']));
  // An upper price that excludes nobody: the answer is the same, but the query is new.
  if (isUnlike !== null)
    query.set('maxPrice', String(Number(query.get('maxPrice') ?? 60_000) + (isUnlike % 499)));
  if (isUnlike !== null)
    query.set('minPrice', String(Number(query.get('minPrice') ?? 500) + Math.floor(isUnlike / 499)));
  return `/api/users/creators/public?${query}`;
}

/** This many queries, the same ones for the same seed. */
export function questions(count: number, seed = 8): string[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => question(chance, null));
}

/** An endless sequence of queries that all differ. */
export function questionsWithoutRepeats(seed: number): () => string {
  const chance = chanceFrom(seed);
  let asked = 0;
  return () => question(chance, asked++);
}
