/** Words that differ from a word by one typing error. */

/** Shorter words have too many others near them. */
const shortestMistyped = 5;

/** Matches any one letter in a pattern; words contain no white space. */
export const anyLetter = ' ';

/** Punctuation that may surround a word without being part of it. */
export const wordEnds = `.,;:!?'"()[]{}*#@&/|~-–—«»“”‘’„،؛؟。，！？`;
const isEnd = new Set(wordEnds);

/** A folded word without surrounding punctuation. */
export function bareWord(word: string): string {
  if (!isEnd.has(word[0] as string) && !isEnd.has(word.at(-1) as string)) return word;
  let [start, end] = [0, word.length];
  while (start < end && isEnd.has(word[start] as string)) start++;
  while (end > start && isEnd.has(word[end - 1] as string)) end--;
  return word.slice(start, end);
}

/**
 * The patterns of all words that differ from this one by a missing, an additional or a replaced letter, or by
 * two swapped neighbours; `anyLetter` in them matches each letter. Empty for a word that is too short.
 */
export function oneTypoAway(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < shortestMistyped) return [];
  const patterns = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at);
    const [first, second, ...others] = letters.slice(at);
    patterns.add([...before, anyLetter, ...letters.slice(at)].join(''));
    if (first === undefined) continue;
    const after = letters.slice(at + 1);
    patterns.add([...before, ...after].join(''));
    patterns.add([...before, anyLetter, ...after].join(''));
    if (second !== undefined) patterns.add([...before, second, first, ...others].join(''));
  }
  return [...patterns];
}
