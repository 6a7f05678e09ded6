/** Categories and content languages of a market: the built-in ones with its changes laid over (rules/market#words). */
import { creatorCategories, creatorLanguages } from '../creators/categories.ts';

export const wordKinds = ['categories', 'contentLanguages'] as const;
export type WordKind = (typeof wordKinds)[number];

/** A word by the text under which it is stored, which never changes. An empty name is the built-in one, or the other language's. */
export interface MarketWord {
  word: string;
  name: { en: string; ar: string };
  isRetired: boolean;
}

/** Changes of a market to its words: those that it added, renamed or retired. */
export type MarketWords = Readonly<Record<WordKind, readonly MarketWord[]>>;

const builtIn: Record<WordKind, readonly string[]> = {
  categories: creatorCategories,
  contentLanguages: creatorLanguages,
};

export const isBuiltIn = (kind: WordKind, word: string): boolean => builtIn[kind].includes(word);

/** Words of one kind with the changes of a market: built-in ones in their order, then those that it added. */
export function wordsOf(kind: WordKind, market: Partial<MarketWords> = {}): MarketWord[] {
  const changes = market[kind] ?? [];
  const asBuilt = (word: string): MarketWord => ({ word, name: { en: '', ar: '' }, isRetired: false });
  return [
    ...builtIn[kind].map((word) => changes.find((one) => one.word === word) ?? asBuilt(word)),
    ...changes.filter(({ word }) => !isBuiltIn(kind, word)),
  ];
}

export const categoriesOf = (market?: Partial<MarketWords>): MarketWord[] => wordsOf('categories', market);
export const contentLanguagesOf = (market?: Partial<MarketWords>): MarketWord[] =>
  wordsOf('contentLanguages', market);

/** Words that can be chosen: those that are not retired, and those that were chosen before. */
export const offeredWords = (words: readonly MarketWord[], chosen: readonly string[] = []): string[] =>
  words.filter(({ word, isRetired }) => !isRetired || chosen.includes(word)).map(({ word }) => word);

/** Words are one where only their case differs. */
const plain = (word: string) => word.trim().toLowerCase();

/** Whether a word is there already, whatever its case. */
export const isKnownWord = (words: readonly MarketWord[], word: string): boolean =>
  words.some((one) => plain(one.word) === plain(word));

/** Whether changes can be laid over: each word is there once, and one at least can be chosen. */
export function areSoundWords(kind: WordKind, changes: readonly MarketWord[]): boolean {
  const words = wordsOf(kind, { [kind]: changes });
  const isOnce = new Set(words.map(({ word }) => plain(word))).size === words.length;
  const isSaid = new Set(changes.map(({ word }) => word)).size === changes.length;
  return isOnce && isSaid && words.some(({ isRetired }) => !isRetired);
}

/** Changes with the words that a market added before and that are missing in them, as retired ones: none is lost. */
export const keepWords = (
  kind: WordKind,
  before: readonly MarketWord[],
  next: readonly MarketWord[],
): MarketWord[] => [
  ...next,
  ...before
    .filter(({ word }) => !isBuiltIn(kind, word) && !next.some((one) => one.word === word))
    .map((one) => ({ ...one, isRetired: true })),
];

/** Words whose names differ between two states of a market. */
export const renamedWords = (
  kind: WordKind,
  before: Partial<MarketWords>,
  next: Partial<MarketWords>,
): string[] => {
  const names = new Map(wordsOf(kind, before).map(({ word, name }) => [word, `${name.en}\n${name.ar}`]));
  return wordsOf(kind, next)
    .filter(({ word, name }) => names.has(word) && names.get(word) !== `${name.en}\n${name.ar}`)
    .map(({ word }) => word);
};
