/**
 * Replacements for words that occur nowhere: names that sound alike, and the nearest words (rules/creators#directory).
 */
import { soundMark, soundToken } from '@briefcast/contract';
import { type Found, find } from '@briefcast/search-index/find';
import { nearWord, occurs } from '@briefcast/search-index/near-words';
import type { DirectoryIndex, FacetName } from './directory-index.ts';
import { type NormalQuery, searchOf } from './normal-query.ts';

export interface Correction {
  searched: string;
  taken: string;
}

/** The creators found, and the corrections that were made. */
export interface Meant extends Found<FacetName> {
  corrections: readonly Correction[];
}

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
  const found = find(index, searchOf(query));
  if (found.total > 0) return { ...found, corrections: [] };
  const unknown = query.words.filter((word) => !occurs(index, word));
  const taken = unknown.map((word) => {
    const near = nearWord(index, word);
    if (near !== undefined) return near;
    const sound = soundToken(word);
    return sound !== null && occurs(index, sound) ? sound : undefined;
  });
  const corrections = correctionsOf(unknown, taken);
  if (corrections.length === 0) return { ...found, corrections };
  const meant = find(index, searchOf(withCorrections(query, corrections)));
  return { ...meant, corrections: toldOf(corrections) };
}
