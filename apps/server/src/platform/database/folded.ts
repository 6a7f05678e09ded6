/**
 * Texts folded for a search in a statement, as `foldForSearch` does it where the contract makes the text: accents, vowel marks,
 * the hamza, the tatweel, apostrophes, kinds of digits and the forms of letters that Arabic writers type for one another do not
 * matter. Case is left to `ilike`.
 */
import { withoutArticle } from '@briefcast/contract/kit/fold-for-search';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from './containing.ts';

/** Accents of Latin, Greek and Cyrillic letters; marks of Arabic ones, the hamza and the tatweel; apostrophes. */
const marks =
  "\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0621\u0640'’‘‛ʼʻʾʿ`´";

/** Each letter or digit that is typed for the one below it. */
const typed = 'ٱىةکیہς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const meant = 'ايهكيهσ01234567890123456789';

const anyTypedIn = sql.raw(`'[${typed}]'`);
const anyMarkIn = sql.raw(`'[${marks.replaceAll("'", "''")}]'`);
const lettersTyped = sql.raw(`'${typed}', '${meant}'`);

/**
 * The text of a column or expression, folded. Most texts are of ASCII alone, and few others have letters typed for one another:
 * both are seen at once, which takes a thirtieth of the time of folding them.
 */
export const folded = (text: SQLWrapper): SQL =>
  sql`(select case when octet_length(raw) = char_length(raw) then replace(replace(raw, '''', ''), '\`', '')
    else (select case when bare ~ ${anyTypedIn} then translate(bare, ${lettersTyped}) else bare end
      from (select regexp_replace(normalize(raw, NFKD), ${anyMarkIn}, '', 'g') as bare) unmarked) end
    from (select ${text} as raw) given)`;

/** The texts of a row, folded, and the same without spaces: a name that is typed as one word is found in two. */
export const searched = (texts: readonly SQLWrapper[]): SQL =>
  sql`(select one || E'\\n' || replace(one, ' ', '') from (select ${folded(sql`concat_ws(E'\\n', ${sql.join([...texts], sql`, `)})`)} as one) found)`;

/** Whether all the patterns of a search are in one of the texts; null is no search. */
export const isFoundIn = (texts: readonly SQLWrapper[], patterns: SQLWrapper): SQL =>
  sql`(${patterns}::text[] is null or ${searched(texts)} ilike all(${patterns}::text[]))`;

const anyMark = new RegExp(`[${marks}]`, 'gu');
const anyTyped = new RegExp(`[${typed}]`, 'gu');

/** A LIKE pattern of folded texts for each word of a search; null for an empty one. */
export function patternsOfSearch(search = ''): string[] | null {
  const patterns = search
    .normalize('NFKD')
    .replace(anyMark, '')
    .replace(anyTyped, (letter) => meant.charAt(typed.indexOf(letter)))
    .split(/\s+/u)
    .flatMap((word) => containing(withoutArticle(word)) ?? []);
  if (patterns.length > 0) return patterns;
  // Signs that every text loses are in none.
  const signs = containing(search.trim());
  return signs === null ? null : [signs];
}
