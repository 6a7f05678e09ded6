/** Which of a file's comments are looked for, and in which order. */
import { type Comment, foldForSearch } from '@briefcast/contract';

export interface Narrowing {
  /** Each of them stands in the comment, its author or a reply. */
  words: string;
  /** The name of who wrote; null for everybody. */
  author: string | null;
  order: 'film' | 'newest';
}

export const everyComment: Narrowing = { words: '', author: null, order: 'film' };

export const isNarrowed = ({ words, author }: Narrowing): boolean => words.trim() !== '' || author !== null;

/** Returns the comments that fit, in the order asked for; they come in that of the film. `nameOf` says who wrote. */
export function narrowComments(
  comments: readonly Comment[],
  { words, author, order }: Narrowing,
  nameOf: (comment: Comment) => string,
): Comment[] {
  const wanted = foldForSearch(words).split(/\s+/u).filter(Boolean);
  const fitting = comments.filter((comment) => {
    const name = nameOf(comment);
    if (author !== null && name !== author) return false;
    if (wanted.length === 0) return true;
    const said = foldForSearch([comment.text, name, ...comment.replies.map(({ text }) => text)].join(' '));
    return wanted.every((word) => said.includes(word));
  });
  return order === 'film' ? fitting : fitting.toSorted((one, other) => other.number - one.number);
}
