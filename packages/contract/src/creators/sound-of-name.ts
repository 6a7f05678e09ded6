/**
 * Sound of a name, which finds it when it is written in the other script: "ليلى" and "Layla", "محمد" and
 * "Mohammed". Arabic writes consonants and long vowels, and Latin spellings of its names differ most in their
 * vowels; so of both scripts the consonants remain, and those that one script does not tell apart count as one.
 */
import { foldForSearch } from '../kit/fold-for-search.ts';

/**
 * Latin digraphs for one sound come before single letters. A digit marks a sound that no single letter has, as
 * folding for a search leaves digits alone.
 */
const latin: readonly [RegExp, string][] = [
  [/tch|sch|sh|ch/gu, '6'],
  [/kh/gu, 'x'],
  [/gh/gu, '8'],
  [/th/gu, 't'],
  [/dh/gu, 'd'],
  [/ph|v/gu, 'f'],
  [/ck|q|c/gu, 'k'],
  [/g/gu, 'j'],
  [/p/gu, 'b'],
];

const arabic: Record<string, string> = {
  ...{ ب: 'b', پ: 'b', ت: 't', ط: 't', ث: 't', ج: 'j', گ: 'j', چ: '6', ش: '6', ح: 'h', ه: 'h', خ: 'x' },
  ...{ د: 'd', ض: 'd', ذ: 'd', ر: 'r', ز: 'z', ظ: 'z', ژ: 'z', س: 's', ص: 's', غ: '8', ف: 'f', ڤ: 'f' },
  ...{ ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', ا: 'a', ع: 'a', و: 'w', ي: 'y' },
};

/** A name of one consonant sounds like too many others. */
const shortest = 2;

/** The mark before a sound in a search text. Nobody types it, and no word has it. */
export const soundMark = '\u2248';

/**
 * The consonants of one word, folded or not; null for a word in a third script, of other signs, or with fewer than two
 * consonants. A vowel counts where the word begins with it.
 */
export function soundOf(word: string): string | null {
  const folded = foldForSearch(word).replace(/['’`.-]/gu, '');
  const isArabic = /^[\u0621-\u06d3]+$/u.test(folded);
  if (!isArabic && !/^[a-z]+$/u.test(folded)) return null;
  const sounds = isArabic
    ? Array.from(folded, (letter) => arabic[letter] ?? '').join('')
    : latin.reduce((text, [letters, sound]) => text.replace(letters, sound), folded);
  const first = /^[aeiou]/u.test(sounds) ? 'a' : '';
  const consonants = sounds
    // One letter that is written twice is one, before the vowels between two are gone.
    .replace(/(.)\1/gu, '$1')
    .replace(/[aeiouwy]/gu, '')
    // Teh marbuta, which Latin spellings end in "a" or "ah".
    .replace(/h$/u, '');
  return consonants.length < shortest ? null : first + consonants;
}

/** The word by which a search text tells how one of its names sounds; null where that is not known. */
export function soundToken(word: string): string | null {
  const sound = soundOf(word);
  return sound === null ? null : soundMark + sound;
}

/** Sounds of the words of a name, each once. */
export const soundTokens = (name: string): string[] => [
  ...new Set(
    name
      .split(/\s+/u)
      .flatMap((word) => [word, ...word.split('-')])
      .flatMap((word) => soundToken(word) ?? []),
  ),
];
