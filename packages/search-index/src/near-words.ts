/** Words of the index that replace one which occurs nowhere. */
import { countCommon } from './bitmap.ts';
import { mostFirst, type ValueCount } from './count-values.ts';
import type { NumberSet } from './postings.ts';
import type { SearchIndex } from './search-index.ts';

type Words = Pick<SearchIndex<never, never, never>, 'vocabulary' | 'alive'>;

/** Returns the near word that most documents have; undefined if there is none. */
export const nearest = (near: readonly ValueCount[]): string | undefined =>
  near.toSorted(mostFirst)[0]?.value;

/** Whether a word, or a part of one, occurs in any document. */
export const occurs = (index: Words, word: string): boolean =>
  countLiving(index, index.vocabulary.find(word)) > 0;

/** Corrects one typing error by the word that most documents have; undefined if there is none. */
export const nearWord = (index: Words, mistyped: string): string | undefined =>
  nearest(
    index.vocabulary
      .near(mistyped)
      .map(({ word, slots }) => ({ value: word, count: countLiving(index, slots) }))
      .filter(({ count }) => count > 0),
  );

function countLiving({ alive }: Words, set: NumberSet): number {
  if ('bits' in set) return countCommon(alive.words, set.bits);
  return set.list.reduce((count, slot) => (alive.has(slot) ? count + 1 : count), 0);
}
