/**
 * Searches of the admin's lists: each word is looked for as the directory does it, folded, and with one typing error where
 * nothing is found without.
 */
import { searchWords } from '@briefcast/contract';
import { anyLetter, bareWord, oneTypoAway } from '@briefcast/search-index/one-typo-away';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { searched } from '../../../platform/database/folded.ts';

const words = sql`${sql.placeholder('words')}::text[]`;

/** Whether each word of the search is in one of the texts; a placeholder of null means no filter. */
export const isMeant = (...texts: SQLWrapper[]): SQL =>
  sql`(${words} is null or ${searched(texts)} ~* all(${words}))`;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
/** Characters allowed around a word, also within an e-mail address. */
const edge = String.raw`[\s.,;:!?'"()@_+/-]`;

/** A pattern for a folded word with one typing error at most. */
function mistyped(word: string): string {
  const near = oneTypoAway(bareWord(word)).map((pattern) => escaped(pattern).replaceAll(anyLetter, '\\S'));
  return near.length === 0 ? escaped(word) : `${escaped(word)}|(^|${edge})(${near.join('|')})($|${edge})`;
}

/** Values of the placeholder for a search, first without and then with a typing error; null for an empty one. */
export function triesOfSearch(search: string): readonly string[][] | null {
  const asked = searchWords(search);
  const signs = search.trim();
  // Signs that every text loses are in none.
  if (asked.length === 0) return signs === '' ? null : [[escaped(signs)]];
  return [asked.map(escaped), asked.map(mistyped)];
}

/** The value of the placeholder for a list whose `values` are the others'. */
export async function wordsOfSearch<Values extends object>(
  db: Reader,
  count: (db: Reader) => {
    execute(values: Values & { words: string[] | null }): Promise<{ total: number }[]>;
  },
  values: Values,
  search = '',
): Promise<string[] | null> {
  const [exact, forgiving] = triesOfSearch(search) ?? [];
  if (!exact || !forgiving) return exact ?? null;
  const [found] = await count(db).execute({ ...values, words: exact });
  return (found?.total ?? 0) > 0 ? exact : forgiving;
}
