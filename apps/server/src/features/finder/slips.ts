/** Words with one slip: a letter too many, one missing, a wrong one, or two in the wrong order (rules/finder#slips). */

/** Shorter words have too many neighbours, and of longer ones the expression would fill pages. */
const fewestLetters = 4;
const mostLetters = 30;

const isWord = /^[\p{L}\p{N}]+$/u;

/** Regular expression of a folded word and of everything that is one slip away from it. */
function neighbours(word: string): string {
  const letters = [...word];
  const isLong = letters.length > mostLetters;
  if (letters.length < fewestLetters || isLong || !isWord.test(word))
    return word.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  const forms = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
    const next = letters[at + 1];
    return [
      `${before}${after}`,
      `${before}.${after}`,
      `${before}.${letter}${after}`,
      ...(next === undefined ? [] : [`${before}${next}${letter}${letters.slice(at + 2).join('')}`]),
    ];
  });
  return `(${[...new Set(forms)].join('|')})`;
}

/** Regular expressions for the patterns of a search, each with one slip. */
export const slipsOf = (patterns: readonly string[]): string[] =>
  patterns.map((pattern) => neighbours(pattern.slice(1, -1).replace(/\\(.)/gu, '$1')));
