import type { Comment } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { everyComment, type Narrowing, narrowComments } from './comments-finder.tsx';

const said = (number: number, text: string, by: string, replies: string[] = []) =>
  ({ number, text, guest: { name: by }, replies: replies.map((reply) => ({ text: reply })) }) as Comment;
const comments = [
  said(2, 'The caf\u00e9 sign is cut', 'Rania'),
  said(3, 'Warmer, please', 'Layla', ['Is the cafe lamp enough?']),
  said(1, 'Louder here', 'Rania'),
];
const numbers = (narrowing: Partial<Narrowing>) =>
  narrowComments(comments, { ...everyComment, ...narrowing }, ({ guest }) => guest?.name ?? '').map(
    ({ number }) => number,
  );

it.each([
  ['everything is in the order of the film', {}, [2, 3, 1]],
  ['words are found with and without accents, in replies too', { words: ' CAFE ' }, [2, 3]],
  ['each word has to be there', { words: 'cafe sign' }, [2]],
  ['the author counts as a word', { words: 'layla' }, [3]],
  ['one author alone', { author: 'Rania' }, [2, 1]],
  ['the newest first', { order: 'newest' as const }, [3, 2, 1]],
])('%s', (_, narrowing, expected) => {
  expect(numbers(narrowing)).toEqual(expected);
});
