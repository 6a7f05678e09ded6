/** Finds words that occur nowhere, and similar ones that do, in the database (rules/creators#directory). */
import { soundMark } from '@briefcast/contract';
import type { ValueCount } from '@briefcast/search-index/count-values';
import { anyLetter, oneTypoAway, wordEnds } from '@briefcast/search-index/one-typo-away';
import { sql } from 'drizzle-orm';
import { containing, escapedForLike } from '../../platform/database/containing.ts';
import type { Reader } from '../../platform/database/database.ts';

const texts = (list: readonly (string | null)[]) => sql`${sql.param(list)}::text[]`;

/** Returns the words that occur in no published creator's text. */
export async function readUnknownWords(db: Reader, words: readonly string[]): Promise<string[]> {
  const patterns = words.map(containing);
  const known = await db
    .select({ word: sql<string>`word` })
    .from(sql`unnest(${texts(words)}, ${texts(patterns)}) asked (word, pattern)`)
    .where(sql`exists (select from creators where is_published and search_text like pattern)`);
  return words.filter((word) => known.every((one) => one.word !== word));
}

/** The words that differ by one typing error, and how many have each, among at most `most` published creators. */
export async function readNearWords(db: Reader, mistyped: string, most: number): Promise<ValueCount[]> {
  const patterns = oneTypoAway(mistyped).map((pattern) => escapedForLike(pattern).replace(anyLetter, '_'));
  if (patterns.length === 0) return [];
  return db
    .select({ value: sql<string>`bare`, count: sql<number>`count(distinct user_id)::int` })
    .from(
      sql`(select user_id, search_text from creators where is_published limit ${most}) looked_at,
        string_to_table(search_text, ' ') word, btrim(word, ${wordEnds}) bare`,
    )
    .where(sql`bare like any(${texts(patterns)}) and not starts_with(bare, ${soundMark})`)
    .groupBy(sql`bare`);
}
