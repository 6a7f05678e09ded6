import type { CommentList } from '@briefcast/contract';
import { expect, it } from 'vitest';
import { comment } from '../../../testing/comments.ts';
import { mergeComments } from './comment-queries.ts';

const list = (upTo: number, numbers: number[], removed: string[] = []): CommentList => ({
  comments: numbers.map((number) => comment(number)),
  removed,
  upTo,
  more: false,
});

it('takes in what is new and changed in the order of the numbers, and leaves what is gone', () => {
  const known = list(4, [1, 2, 4]);
  const changed = comment(2, { text: 'Brighter' });
  const gone = comment(4).id;
  const merged = mergeComments(known, {
    comments: [comment(5), changed, comment(3)],
    removed: [gone],
    upTo: 8,
    more: true,
  });
  expect(merged.comments.map(({ number }) => number)).toEqual([1, 2, 3, 5]);
  expect(merged.comments[1]).toBe(changed);
  expect([merged.upTo, merged.more]).toEqual([8, true]);
});

it('keeps what did not change as it is, and takes nothing twice', () => {
  const known = list(4, [1, 2]);
  const merged = mergeComments(known, list(5, [2]));
  expect(merged.comments[0]).toBe(known.comments[0]);
  expect(merged.comments).toHaveLength(2);
});

it('does not go back where an earlier answer comes late', () => {
  const late = mergeComments(list(9, [1]), list(3, []));
  expect(late.upTo).toBe(9);
});
