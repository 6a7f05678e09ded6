/** Changes to the words of a market, as its settings keep them. */
import { isBuiltIn, type MarketWord, type WordKind, wordsOf } from '@briefcast/contract';

/** Changes with one more to a word; a built-in one that is as it was built needs none. */
export function changeWord(
  kind: WordKind,
  changes: readonly MarketWord[],
  word: string,
  change: Partial<Omit<MarketWord, 'word'>>,
): MarketWord[] {
  const before = wordsOf(kind, { [kind]: changes }).find((one) => one.word === word);
  const next: MarketWord = { name: { en: '', ar: '' }, isRetired: false, ...before, ...change, word };
  const isAsBuilt =
    isBuiltIn(kind, word) && !next.isRetired && next.name.en.trim() === '' && next.name.ar.trim() === '';
  const at = changes.findIndex((one) => one.word === word);
  if (isAsBuilt) return changes.filter((one) => one.word !== word);
  return at < 0 ? [...changes, next] : changes.with(at, next);
}
