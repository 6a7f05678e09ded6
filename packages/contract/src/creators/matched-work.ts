/** Finds the work of a creator that a search is about (rules/creators#ranking). */
import { foldForSearch } from '../kit/fold-for-search.ts';

interface Told {
  title: string;
  shows?: string | undefined;
}

/** Shorter words occur in most texts. */
const shortestTold = 3;

/** Where a word counts how much: any word of a title before all words of what works show. */
const weights = { title: 100, shows: 1 } as const;

/**
 * Position of the work with the most of these words, in its title before what it shows; the first of equals. Null where
 * no work has one. The words are those of `directoryWords`.
 */
export function matchedWork(works: readonly Told[], words: readonly string[]): number | null {
  const told = words.filter((word) => word.length >= shortestTold);
  if (told.length === 0) return null;
  const count = (text: string) => {
    const folded = foldForSearch(text);
    return told.filter((word) => folded.includes(word)).length;
  };
  let best: number | null = null;
  let most = 0;
  for (const [at, { title, shows = '' }] of works.entries()) {
    const score = count(title) * weights.title + count(shows) * weights.shows;
    if (score > most) [best, most] = [at, score];
  }
  return best;
}
