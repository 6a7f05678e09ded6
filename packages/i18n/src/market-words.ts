/** Names that the operator gave to stored words, as they are laid over the catalogue's (rules/market#words). */
import type { MarketWord, MarketWords, WordKind } from '@briefcast/contract/admin/market-words';
import { getLocale } from '#texts/runtime.js';

type Names = ReadonlyMap<string, MarketWord['name']>;

const noNames: Names = new Map();
let named: Record<WordKind, Names> = { categories: noNames, contentLanguages: noNames };

const namesOf = (words: readonly MarketWord[] = []): Names =>
  new Map(words.map(({ word, name }) => [word, name]));

/** Takes over the names of a market; texts say them from now on, in this process or page. */
export function nameWords({ categories, contentLanguages }: Partial<MarketWords>): void {
  named = { categories: namesOf(categories), contentLanguages: namesOf(contentLanguages) };
}

/** Adds the market's names to a label: its own in the current language, the label, or its own in the other language. */
export const withOwnNames =
  (kind: WordKind, labelOf: (word: string) => string) =>
  (word: string): string => {
    const name = named[kind].get(word);
    if (!name) return labelOf(word);
    const own = getLocale() === 'ar' ? name.ar : name.en;
    const label = labelOf(word);
    return own || (label === word ? name.en || name.ar || word : label);
  };
