import { foldForSearch } from './fold-for-search.ts';

/** Part of a text; `isFound` where it has a word of the search. */
export interface MarkedPart {
  text: string;
  isFound: boolean;
}

/** Index of the letter of the text from which each code unit of its folded form came. */
function folding(letters: readonly string[]): { folded: string; from: number[] } {
  const forms = letters.map((letter) => foldForSearch(letter));
  return {
    folded: forms.join(''),
    from: forms.flatMap((form, at) => Array.from({ length: form.length }, () => at)),
  };
}

/** Cuts a text at the words of a search, which are folded as `searchWords` returns them; its parts make the text again. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const letters = [...text];
  const { folded, from } = folding(letters);
  const isFound = letters.map(() => false);
  for (const word of words.filter(Boolean)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      // Marks after the last letter, which folding leaves out, belong to it.
      const end = from[at + word.length] ?? letters.length;
      isFound.fill(true, from[at], end);
    }
  }
  const parts: MarkedPart[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isFound === isFound[at]) last.text += letter;
    else parts.push({ text: letter, isFound: isFound[at] === true });
  }
  return parts;
}
