import { expect, test } from 'vitest';
import { DealStatus } from '../deals/schemas.ts';
import { activeStatuses } from '../deals/status.ts';
import {
  addedSinceSubmission,
  additionsSoFar,
  canAdd,
  canAnswerAddition,
  mostAddedCents,
  mostAdditions,
  mostOpenAdditions,
} from './rules.ts';
import type { AdditionAnswer, AdditionState } from './schemas.ts';
import { totalOf } from './total.ts';

const running = { status: 'IN_PROGRESS', addedCents: 0 } as const;
const none = { open: 0, all: 0 };
const codeOf = (answer: { allowed: true } | { allowed: false; code: string }) =>
  answer.allowed ? 'yes' : answer.code;

test.each(DealStatus.options)(
  'something can be added to a deal that is %s only while it is under way',
  (status) => {
    const expected = activeStatuses.includes(status) ? 'yes' : 'addition.not_now';
    expect(codeOf(canAdd(100, { status, addedCents: 0 }, none))).toBe(expected);
  },
);

test('few wait at once, and what is added has a bound', () => {
  expect(codeOf(canAdd(1, running, { open: mostOpenAdditions, all: 9 }))).toBe('addition.too_many_open');
  expect(codeOf(canAdd(1, running, { open: 0, all: mostAdditions }))).toBe('addition.too_many');
  expect(codeOf(canAdd(mostAddedCents, running, none))).toBe('yes');
  expect(codeOf(canAdd(mostAddedCents, { ...running, addedCents: 1 }, none))).toBe('addition.too_much');
  expect(additionsSoFar([{ state: 'OPEN' }, { state: 'ACCEPTED' }, { state: 'OPEN' }])).toEqual({
    open: 2,
    all: 3,
  });
});

test.each<[AdditionState, AdditionAnswer, 'BRAND' | 'CREATOR', string]>([
  ['OPEN', 'ACCEPTED', 'BRAND', 'yes'],
  ['OPEN', 'DECLINED', 'BRAND', 'yes'],
  ['OPEN', 'WITHDRAWN', 'CREATOR', 'yes'],
  ['OPEN', 'ACCEPTED', 'CREATOR', 'addition.not_yours'],
  ['OPEN', 'WITHDRAWN', 'BRAND', 'addition.not_yours'],
  ['ACCEPTED', 'DECLINED', 'BRAND', 'addition.answered'],
  ['DECLINED', 'ACCEPTED', 'BRAND', 'addition.answered'],
  ['LAPSED', 'ACCEPTED', 'BRAND', 'addition.not_now'],
])('of one that is %s and the creator’s, %s by the %s is %s', (state, answer, who, expected) => {
  const addition = { by: 'CREATOR', state, amount: 100 } as const;
  expect(codeOf(canAnswerAddition(addition, answer, who, running))).toBe(expected);
});

test('nothing is answered once the deal is over, and no more is taken than fits', () => {
  const addition = { by: 'CREATOR', state: 'OPEN', amount: 100 } as const;
  const over = { status: 'COMPLETED', addedCents: 0 } as const;
  expect(codeOf(canAnswerAddition(addition, 'ACCEPTED', 'BRAND', over))).toBe('addition.not_now');
  const full = { ...running, addedCents: mostAddedCents };
  expect(codeOf(canAnswerAddition(addition, 'ACCEPTED', 'BRAND', full))).toBe('addition.too_much');
  expect(codeOf(canAnswerAddition(addition, 'DECLINED', 'BRAND', full))).toBe('yes');
});

test('a deal comes to its price where an older server tells no more', () => {
  expect(totalOf({ budget: 50_000 })).toBe(50_000);
  expect(totalOf({ budget: 50_000, total: 62_000 })).toBe(62_000);
});

test('what was agreed on after the last submission is told apart from what was submitted since', () => {
  const createdAt = '2026-03-02T08:00:00.000Z';
  const file = (submittedAt: string | null) =>
    ({
      status: 'APPROVED',
      superseded: false,
      uploader: { role: 'CREATOR' },
      submittedAt,
      createdAt,
    }) as const;
  const agreed = (id: string, answeredAt: string) => ({ id, state: 'ACCEPTED', answeredAt }) as const;
  const additions = [
    agreed('before', '2026-03-01T09:00:00.000Z'),
    agreed('after', '2026-03-03T09:00:00.000Z'),
    { id: 'declined', state: 'DECLINED', answeredAt: '2026-03-03T09:00:00.000Z' } as const,
    { id: 'open', state: 'OPEN', answeredAt: null } as const,
  ];
  const since = (...files: ReturnType<typeof file>[]) =>
    addedSinceSubmission(additions, files).map(({ id }) => id);
  expect(since(file('2026-03-02T09:00:00.000Z'))).toEqual(['after']);
  expect(since(file('2026-03-02T09:00:00.000Z'), file('2026-03-04T09:00:00.000Z'))).toEqual([]);
  expect(since(file(null))).toEqual(['after']);
  expect(since()).toEqual([]);
});
