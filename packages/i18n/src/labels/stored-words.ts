/** Words that are stored and sent in English, and shown in the language of the reader. */

/** Returns the label of a stored word; one that the table does not know, such as an older category, stays as it is. */
export const labelOfWord =
  <Word extends string>(labels: Record<Word, () => string>) =>
  (word: string): string =>
    Object.hasOwn(labels, word) ? labels[word as Word]() : word;
