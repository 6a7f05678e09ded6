/** Texts as a search compares them: a name typed from memory lacks its finer points. */

/** Letters that are typed for one another and that no normal form of Unicode brings together. */
const alike: Record<string, string> = {
  // The sigma that ends a word.
  ς: 'σ',
  // Alef with a wasla, and the yeh without dots that ends a word.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  // Persian and Urdu keyboards have other letters for the same sounds.
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * Folds a text for searching. Case, accents and vowel marks do not matter; nor, in Arabic, does the hamza, the tatweel that
 * stretches a word, the form of alef, and whether a word ends in yeh or alef maqsura, teh marbuta or heh. Digits are Latin
 * ones, and apostrophes of all forms are left out.
 */
export const foldForSearch = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/[\p{M}ءـ'’‘‛ʼʻʾʿ`´]/gu, '')
    .toLowerCase()
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/** Leaves out the Arabic article before a word that goes on: it is found with it and without. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=\p{L}{3})/u, '');

/** The words of a search, folded. */
export const searchWords = (search: string): string[] =>
  foldForSearch(search).split(/\s+/u).filter(Boolean).map(withoutArticle);

/** Whether every word occurs in one of the texts, also where a text has two words for one that was typed. */
export function isFoundIn(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldForSearch(texts.join('\n'));
  const joined = text.replaceAll(' ', '');
  return words.every((word) => text.includes(word) || joined.includes(word));
}
