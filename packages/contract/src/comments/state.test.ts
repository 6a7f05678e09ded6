import { describe, expect, it } from 'vitest';
import type { CommentKind, CommentState, RequestAnswer } from './schemas.ts';
import { answersFor, type CommentFacts, canBecomeTask, canBring, isUnanswered, kindsOf } from './state.ts';

const states: CommentState[] = ['OPEN', 'TO_CHECK', 'DONE'];
const facts = (kind: CommentKind, state: CommentState, answer?: RequestAnswer): CommentFacts => ({
  kind,
  state,
  request: answer ? { answer } : null,
});

/** Every step that somebody may make, as `from > to` and the sides; all others are refused. */
const steps: Record<string, { comment: [CommentKind, RequestAnswer?]; may: Record<string, string> }> = {
  'in the brief': {
    comment: ['IN_BRIEF'],
    may: {
      'OPEN > TO_CHECK': 'CREATOR',
      'OPEN > DONE': 'BRAND',
      'TO_CHECK > OPEN': 'BRAND CREATOR',
      'TO_CHECK > DONE': 'BRAND',
      'DONE > OPEN': 'BRAND',
    },
  },
  'a note': { comment: ['NOTE'], may: { 'OPEN > DONE': 'BRAND CREATOR', 'DONE > OPEN': 'BRAND CREATOR' } },
  'a request that waits': {
    comment: ['NEW_REQUEST', 'ASKED'],
    may: { 'OPEN > DONE': 'BRAND', 'DONE > OPEN': 'BRAND' },
  },
  'a priced request': {
    comment: ['NEW_REQUEST', 'PRICED'],
    may: { 'OPEN > DONE': 'BRAND', 'DONE > OPEN': 'BRAND' },
  },
  'an accepted request': {
    comment: ['NEW_REQUEST', 'ACCEPTED'],
    may: {
      'OPEN > TO_CHECK': 'CREATOR',
      'OPEN > DONE': 'BRAND',
      'TO_CHECK > OPEN': 'BRAND CREATOR',
      'TO_CHECK > DONE': 'BRAND',
      'DONE > OPEN': 'BRAND',
    },
  },
  'a declined request': { comment: ['NEW_REQUEST', 'DECLINED'], may: { 'OPEN > DONE': 'BRAND' } },
};

describe.each(Object.entries(steps))('%s', (_, { comment: [kind, answer], may }) => {
  const tries = states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const));
  it.each(tries)('%s > %s', (from, to) => {
    const who = (['BRAND', 'CREATOR'] as const).filter((side) =>
      canBring(facts(kind, from, answer), to, side),
    );
    expect(who.join(' ')).toBe(may[`${from} > ${to}`] ?? '');
  });
});

it('lets the creator answer what is asked, and the brand a price', () => {
  const asked = (answer: RequestAnswer) => facts('NEW_REQUEST', 'OPEN', answer);
  expect(answersFor(asked('ASKED'), 'CREATOR')).toEqual(['ACCEPTED', 'PRICED', 'DECLINED']);
  expect(answersFor(asked('ASKED'), 'BRAND')).toEqual([]);
  expect(answersFor(asked('PRICED'), 'CREATOR')).toEqual(['PRICED', 'DECLINED']);
  expect(answersFor(asked('PRICED'), 'BRAND')).toEqual(['PRICE_ACCEPTED', 'PRICE_DECLINED']);
  expect(answersFor(asked('ACCEPTED'), 'CREATOR')).toEqual([]);
  expect(answersFor(facts('NEW_REQUEST', 'DONE', 'ASKED'), 'CREATOR')).toEqual([]);
  expect(answersFor(facts('IN_BRIEF', 'OPEN'), 'CREATOR')).toEqual([]);
});

it('hands over what is open, and neither notes nor declined requests', () => {
  expect(canBecomeTask(facts('IN_BRIEF', 'OPEN'))).toBe(true);
  expect(canBecomeTask(facts('NEW_REQUEST', 'OPEN', 'ASKED'))).toBe(true);
  expect(canBecomeTask(facts('IN_BRIEF', 'TO_CHECK'))).toBe(false);
  expect(canBecomeTask(facts('NOTE', 'OPEN'))).toBe(false);
  expect(canBecomeTask(facts('NEW_REQUEST', 'OPEN', 'PRICE_DECLINED'))).toBe(false);
});

it('counts a reply, a tick and an answer as answers', () => {
  expect(isUnanswered({ ...facts('IN_BRIEF', 'OPEN'), replies: [] })).toBe(true);
  expect(isUnanswered({ ...facts('NEW_REQUEST', 'OPEN', 'ASKED'), replies: [] })).toBe(true);
  expect(isUnanswered({ ...facts('IN_BRIEF', 'OPEN'), replies: ['Yes'] })).toBe(false);
  expect(isUnanswered({ ...facts('IN_BRIEF', 'TO_CHECK'), replies: [] })).toBe(false);
  expect(isUnanswered({ ...facts('NEW_REQUEST', 'OPEN', 'PRICED'), replies: [] })).toBe(false);
});

it('leaves it to the brand to say what the work should be', () => {
  expect(kindsOf('BRAND')).toEqual(['IN_BRIEF', 'NEW_REQUEST', 'NOTE']);
  expect(kindsOf('CREATOR')).toEqual(['NOTE']);
});
