/**
 * Texts folded for a search in a statement, as `foldForSearch` does it where the contract makes the text: accents, vowel marks,
 * the hamza, the tatweel and the forms of letters that Arabic writers type for one another do not matter. Case is left to
 * `ilike`.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from './containing.ts';

/** Accents of Latin, Greek and Cyrillic letters; marks of Arabic ones, the hamza and the tatweel. */
const marks =
  '\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0621\u0640';

/** Each letter that is typed for the one below it. */
const typed = 'ٱىةکیہ';
const meant = 'ايهكيه';

/** The text of a column or expression, folded. */
export const folded = (text: SQLWrapper): SQL =>
  sql`translate(regexp_replace(normalize(${text}, NFKD), '[${sql.raw(marks)}]', '', 'g'), '${sql.raw(typed)}', '${sql.raw(meant)}')`;

const anyMark = new RegExp(`[${marks}]`, 'gu');
const anyTyped = new RegExp(`[${typed}]`, 'gu');

/** The LIKE pattern for folded texts that contain the search words; null for an empty search. */
export const containingFolded = (search = ''): string | null =>
  containing(
    search
      .normalize('NFKD')
      .replace(anyMark, '')
      .replace(anyTyped, (letter) => meant.charAt(typed.indexOf(letter))),
  );
