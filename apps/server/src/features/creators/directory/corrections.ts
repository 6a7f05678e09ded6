/**
 * Replacements for words that occur nowhere: names that sound alike, and the nearest words (rules/creators#directory).
 */
import { soundMark, soundToken } from '@briefcast/contract';
import { countCommon } from './bitmap.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { mostFirst, type ValueCount } from './facet-values.ts';
import { type Found, findCreators } from './find-creators.ts';
import type { NormalQuery } from './normal-query.ts';
import type { NumberSet } from './postings.ts';

export interface Correction {
  searched: string;
  taken: string;
}

/** The creators found, and the corrections that were made. */
export interface Meant extends Found {
  corrections: readonly Correction[];
}

/** Returns the near word that most creators have; undefined if there is none. */
export const nearest = (near: readonly ValueCount[]): string | undefined =>
  near.toSorted(mostFirst)[0]?.value;

/**
 * The corrections of these words, each of which occurs nowhere; none if one of them cannot be corrected,
 * because then nobody would be found anyway.
 */
export function correctionsOf(
  unknown: readonly string[],
  taken: readonly (string | undefined)[],
): Correction[] {
  const corrections = unknown.flatMap((searched, i) => {
    const word = taken[i];
    return word === undefined ? [] : [{ searched, taken: word }];
  });
  return corrections.length === unknown.length ? corrections : [];
}

/** Returns the corrections to report. A name that was found in the other script needs none: the page shows it. */
export const toldOf = (corrections: readonly Correction[]): Correction[] =>
  corrections.filter(({ taken }) => !taken.startsWith(soundMark));

/** The query with the corrected words. */
export function withCorrections(query: NormalQuery, corrections: readonly Correction[]): NormalQuery {
  const taken = new Map(corrections.map((correction) => [correction.searched, correction.taken]));
  return { ...query, words: [...new Set(query.words.map((word) => taken.get(word) ?? word))].sort() };
}

/** Finds the creators for a query: if nobody is found, words that occur nowhere are corrected. */
export function findMeant(index: DirectoryIndex, query: NormalQuery): Meant {
  const found = findCreators(index, query);
  if (found.total > 0) return { ...found, corrections: [] };
  const { vocabulary } = index;
  const unknown = query.words.filter((word) => countLiving(index, vocabulary.find(word)) === 0);
  const taken = unknown.map((word) => {
    const near = vocabulary
      .near(word)
      .map(({ word: value, slots }) => ({ value, count: countLiving(index, slots) }))
      .filter(({ count }) => count > 0);
    if (near.length > 0) return nearest(near);
    const sound = soundToken(word);
    return sound !== null && countLiving(index, vocabulary.find(sound)) > 0 ? sound : undefined;
  });
  const corrections = correctionsOf(unknown, taken);
  if (corrections.length === 0) return { ...found, corrections };
  return { ...findCreators(index, withCorrections(query, corrections)), corrections: toldOf(corrections) };
}

function countLiving({ alive }: DirectoryIndex, set: NumberSet): number {
  if ('bits' in set) return countCommon(alive.words, set.bits);
  return set.list.reduce((count, slot) => (alive.has(slot) ? count + 1 : count), 0);
}
