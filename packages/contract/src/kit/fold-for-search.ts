/** Texts as a search compares them: whoever types a name from memory types it without its finer points. */

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
 * ones.
 */
export const foldForSearch = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/[\p{M}ءـ]/gu, '')
    .toLowerCase()
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
