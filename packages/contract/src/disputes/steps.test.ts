import { describe, expect, it } from 'vitest';
import type { PayoutState } from '../payouts/schemas.ts';
import { DisputeDecision } from './admin.ts';
import { DisputeState, NewStatement } from './schemas.ts';
import {
  caseRefusal,
  droppedBy,
  type LatePayment,
  letterRefusal,
  mayAskToStepIn,
  maySendLetter,
  payByOfLetter,
} from './steps.ts';

const at = (iso: string) => new Date(iso);
const dueAt = at('2026-11-16T00:00:00Z');
const owed: LatePayment = { state: 'DUE', dueAt, hasLetter: false, dispute: null };
const withLetter: LatePayment = { ...owed, hasLetter: true };

describe('a formal letter', () => {
  it.each([
    ['2026-11-16T00:00:00Z', 'dispute.letter_too_early'],
    ['2026-11-18T23:59:59Z', 'dispute.letter_too_early'],
    ['2026-11-19T00:00:00Z', null],
    ['2027-11-19T00:00:00Z', null],
  ])('at %s is met by %s', (now, refusal) => {
    expect(letterRefusal(owed, at(now))).toBe(refusal);
    expect(maySendLetter(owed, at(now))).toBe(refusal === null);
  });

  it.each<[PayoutState, boolean]>([
    ['DUE', true],
    ['NOT_ARRIVED', true],
    ['MARKED', false],
    ['CONFIRMED', false],
  ])('of what is %s can be sent: %s', (state, may) => {
    expect(maySendLetter({ ...owed, state }, at('2026-12-01T00:00:00Z'))).toBe(may);
  });

  it('is sent once', () => {
    expect(maySendLetter(withLetter, at('2026-12-01T00:00:00Z'))).toBe(false);
  });

  it('gives seven days from the day that it is sent on', () => {
    expect(payByOfLetter(at('2026-11-19T22:30:00Z'))).toEqual(at('2026-11-26T00:00:00Z'));
  });
});

describe('asking Briefcast to step in', () => {
  it.each([
    ['2026-11-29T23:59:59Z', 'dispute.too_early'],
    ['2026-11-30T00:00:00Z', null],
  ])('at %s is met by %s', (now, refusal) => {
    expect(caseRefusal(withLetter, at(now))).toBe(refusal);
    expect(mayAskToStepIn(withLetter, at(now))).toBe(refusal === null);
  });

  const later = at('2026-12-20T00:00:00Z');

  it('needs a letter, and a debt', () => {
    expect(caseRefusal(owed, later)).toBe('dispute.no_letter');
    expect(caseRefusal({ ...withLetter, state: 'MARKED' }, later)).toBe('dispute.not_now');
    expect(caseRefusal({ ...withLetter, state: 'CONFIRMED' }, later)).toBe('dispute.not_now');
    expect(caseRefusal({ ...withLetter, state: 'NOT_ARRIVED' }, later)).toBe(null);
  });

  it.each<[DisputeState, string | null]>([
    ['OPEN', 'dispute.already_open'],
    ['OWED', 'dispute.decided'],
    ['REDUCED', 'dispute.decided'],
    ['NOT_OWED', 'dispute.decided'],
    ['WITHDRAWN', null],
    ['SETTLED', null],
  ])('after a case that is %s is met by %s', (dispute, refusal) => {
    expect(caseRefusal({ ...withLetter, dispute }, later)).toBe(refusal);
  });

  it('knows every state of a case', () => {
    expect(DisputeState.options).toHaveLength(6);
  });

  it.each([
    ['  ', false],
    ['x'.repeat(2000), true],
    ['x'.repeat(2001), false],
  ])('takes a statement of 1 to 2,000 characters', (text, isTaken) => {
    expect(NewStatement.safeParse({ text }).success).toBe(isTaken);
  });
});

describe('a decision', () => {
  it.each([
    ['OWED', 0, 0],
    ['NOT_OWED', 0, 96_000],
    ['REDUCED', 40_000, 56_000],
    ['REDUCED', 95_999, 1],
    ['REDUCED', 96_000, null],
    ['REDUCED', 96_001, null],
  ] as const)('%s with %s left of 96,000 drops %s', (outcome, left, dropped) => {
    expect(droppedBy(outcome, 96_000, left)).toBe(dropped);
  });

  it('names what is left only where that is a part', () => {
    const said = { text: 'Half was delivered', restCents: 96_000 };
    expect(DisputeDecision.safeParse({ outcome: 'REDUCED', ...said }).success).toBe(false);
    expect(DisputeDecision.safeParse({ outcome: 'REDUCED', ...said, leftCents: 0 }).success).toBe(false);
    expect(DisputeDecision.safeParse({ outcome: 'REDUCED', ...said, leftCents: 1 }).success).toBe(true);
    expect(DisputeDecision.safeParse({ outcome: 'NOT_OWED', ...said, text: ' ' }).success).toBe(false);
  });
});
