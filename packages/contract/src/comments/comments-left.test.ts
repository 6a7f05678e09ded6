import { expect, it } from 'vitest';
import { commentsLeft, isSomethingLeft } from './comments-left.ts';
import type { Comment, RequestAnswer } from './schemas.ts';

type Left = Pick<Comment, 'kind' | 'state' | 'request'>;

const inBrief = (state: Comment['state']): Left => ({ kind: 'IN_BRIEF', state, request: null });
const asked = (answer: RequestAnswer, state: Comment['state'] = 'OPEN'): Left => ({
  kind: 'NEW_REQUEST',
  state,
  request: { answer, price: answer.startsWith('PRICE') ? 12_000 : null },
});

it('counts work by what is missing of it, and requests that wait for an answer', () => {
  const left = commentsLeft([
    inBrief('OPEN'),
    inBrief('TO_CHECK'),
    inBrief('DONE'),
    asked('ASKED'),
    asked('PRICED'),
    asked('ACCEPTED'),
    asked('PRICE_ACCEPTED', 'TO_CHECK'),
  ]);
  expect(left).toEqual({ toCheck: 2, open: 2, undecided: 2, agreedPrice: 12_000 });
  expect(isSomethingLeft(left)).toBe(true);
});

it('leaves nothing of notes, of what is done and of what was declined', () => {
  const left = commentsLeft([
    { kind: 'NOTE', state: 'OPEN', request: null },
    inBrief('DONE'),
    asked('DECLINED'),
    asked('PRICE_DECLINED'),
    asked('PRICE_ACCEPTED', 'DONE'),
  ]);
  expect(left).toEqual({ toCheck: 0, open: 0, undecided: 0, agreedPrice: 12_000 });
  expect(isSomethingLeft(left)).toBe(false);
});
