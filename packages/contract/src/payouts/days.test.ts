import { describe, expect, it } from 'vitest';
import { invoiceOfDeal } from '../invoices/of-deal.ts';
import { accountOfGroups } from './account.ts';
import {
  afterStep,
  ageOf,
  canRemind,
  daysLate,
  daysLeft,
  dueDay,
  nextReminder,
  nextReminderAfterWord,
  reminderAt,
} from './days.ts';

const at = (iso: string) => new Date(iso);
const dueAt = at('2026-11-16T00:00:00Z');

describe('the day of a payment', () => {
  it('is counted from the day of completion in Dubai, whatever its hour', () => {
    expect(dueDay(at('2026-10-17T19:59:00Z'), 30)).toEqual(dueAt);
    expect(dueDay(at('2026-10-16T20:00:00Z'), 30)).toEqual(dueAt);
    expect(dueDay(at('2026-10-17T00:00:00Z'), 0)).toEqual(at('2026-10-17T00:00:00Z'));
  });

  it.each([
    ['2026-11-17T11:59:59Z', 0, 'NOT_DUE'],
    ['2026-11-17T12:00:00Z', 1, 'TO_30'],
    ['2026-12-16T23:00:00Z', 30, 'TO_30'],
    ['2026-12-17T00:00:00Z', 31, 'TO_60'],
    ['2027-01-16T00:00:00Z', 61, 'TO_90'],
    ['2027-02-15T00:00:00Z', 91, 'OVER_90'],
  ])('at %s it is %s days late', (now, late, age) => {
    expect(daysLate(dueAt, at(now))).toBe(late);
    expect(ageOf(dueAt, at(now))).toBe(age);
  });

  it('is so many days ahead', () => {
    expect(daysLeft(dueAt, at('2026-11-07T19:59:00Z'))).toBe(9);
    expect(daysLeft(dueAt, at('2026-11-07T20:00:00Z'))).toBe(8);
    expect(daysLeft(dueAt, at('2026-11-20T22:00:00Z'))).toBe(0);
  });
});

describe('reminders', () => {
  it('come before the day, on it, after it and then every fortnight', () => {
    let now = at('2026-10-17T10:00:00Z');
    const seen = Array.from({ length: 5 }, () => {
      now = nextReminder(dueAt, now);
      return [now.toISOString().slice(0, 10), reminderAt(dueAt, now)];
    });
    expect(seen).toEqual([
      ['2026-11-13', 'payout.due_soon'],
      ['2026-11-16', 'payout.due'],
      ['2026-11-18', 'payout.late'],
      ['2026-12-02', 'payout.late'],
      ['2026-12-16', 'payout.late'],
    ]);
  });

  it('does not go by itself on the day of a word of the creator', () => {
    const morning = at('2026-11-18T07:00:00Z');
    expect(nextReminder(dueAt, morning).toISOString()).toBe('2026-11-18T08:00:00.000Z');
    expect(nextReminderAfterWord(dueAt, morning).toISOString()).toBe('2026-12-02T08:00:00.000Z');
  });

  it('may be sent by the creator once it is late, and a week after the last', () => {
    const now = at('2026-12-22T00:00:00Z');
    const late = { state: 'DUE', dueAt, lastRemindedAt: null } as const;
    expect(canRemind(late, now)).toBe(true);
    expect(canRemind({ ...late, state: 'NOT_ARRIVED' }, now)).toBe(true);
    expect(canRemind({ ...late, state: 'MARKED' }, now)).toBe(false);
    expect(canRemind(late, at('2026-11-16T20:00:00Z'))).toBe(false);
    expect(canRemind({ ...late, lastRemindedAt: at('2026-12-16T08:00:00Z') }, now)).toBe(false);
  });
});

describe('the steps', () => {
  it.each([
    ['MARK', 'DUE', 'MARKED'],
    ['MARK', 'MARKED', 'MARKED'],
    ['MARK', 'NOT_ARRIVED', 'MARKED'],
    ['MARK', 'CONFIRMED', null],
    ['CONFIRM', 'DUE', 'CONFIRMED'],
    ['CONFIRM', 'MARKED', 'CONFIRMED'],
    ['CONFIRM', 'NOT_ARRIVED', 'CONFIRMED'],
    ['CONFIRM', 'CONFIRMED', null],
    ['DENY', 'DUE', null],
    ['DENY', 'MARKED', 'NOT_ARRIVED'],
    ['DENY', 'CONFIRMED', null],
  ] as const)('%s of what is %s leads to %s', (step, state, to) => {
    expect(afterStep(step, { state, isBySilence: false })).toBe(to);
  });

  it('let a creator deny what silence alone confirmed', () => {
    expect(afterStep('DENY', { state: 'CONFIRMED', isBySilence: true })).toBe('NOT_ARRIVED');
  });
});

it('sums what is owed by age, soon, late, marked and paid', () => {
  const now = at('2026-11-21T10:00:00Z');
  const group = { count: 1, isThisYear: false, currency: 'USD' } as const;
  const account = accountOfGroups(
    [
      { ...group, state: 'DUE', dueAt: at('2026-11-30T00:00:00Z'), amountCents: 52_000 },
      { ...group, state: 'DUE', dueAt: at('2027-01-30T00:00:00Z'), amountCents: 10 },
      { ...group, state: 'MARKED', dueAt, amountCents: 96_000 },
      { ...group, state: 'NOT_ARRIVED', dueAt: at('2026-10-16T00:00:00Z'), amountCents: 240_000 },
      {
        ...group,
        state: 'CONFIRMED',
        dueAt: at('2026-10-08T00:00:00Z'),
        amountCents: 74_000,
        isThisYear: true,
      },
      { ...group, count: 2, state: 'CONFIRMED', dueAt: at('2025-10-08T00:00:00Z'), amountCents: 5 },
    ],
    now,
  );
  expect(account.ages).toEqual([
    { age: 'NOT_DUE', count: 2, amountCents: 52_010, markedCents: 0 },
    { age: 'TO_30', count: 1, amountCents: 96_000, markedCents: 96_000 },
    { age: 'TO_60', count: 1, amountCents: 240_000, markedCents: 0 },
    { age: 'TO_90', count: 0, amountCents: 0, markedCents: 0 },
    { age: 'OVER_90', count: 0, amountCents: 0, markedCents: 0 },
  ]);
  expect(account.dueSoon).toEqual({ count: 1, amountCents: 52_000 });
  expect(account.late).toEqual({ count: 1, amountCents: 240_000 });
  expect(account.toConfirm).toEqual({ count: 1, amountCents: 96_000 });
  expect(account.paid).toEqual({ count: 3, amountCents: 74_005 });
  expect(account.paidThisYear).toEqual({ count: 1, amountCents: 74_000 });
});

it('sums each currency by itself', () => {
  const now = at('2026-11-21T10:00:00Z');
  const group = { count: 1, isThisYear: false, dueAt: at('2026-11-10T00:00:00Z') };
  const { ages, late, toConfirm } = accountOfGroups(
    [
      { ...group, state: 'DUE', currency: 'USD', amountCents: 98_000 },
      { ...group, state: 'DUE', currency: 'AED', amountCents: 264_000 },
      { ...group, state: 'MARKED', currency: 'AED', amountCents: 148_000 },
    ],
    now,
  );
  expect(late).toEqual({ count: 2, amountCents: 98_000, amountFils: 264_000 });
  expect(toConfirm).toEqual({ count: 1, amountCents: 0, amountFils: 148_000 });
  const late30 = { amountCents: 98_000, amountFils: 412_000, markedCents: 0, markedFils: 148_000 };
  expect(ages[1]).toEqual({ age: 'TO_30', count: 3, ...late30 });
});

it('makes the same invoice of the same deal', () => {
  const party = (name: string) => ({ name, address: null, email: null });
  expect(
    invoiceOfDeal({
      id: '01900000-0000-7000-8000-00000a1b2c3d',
      title: 'Oil-to-milk cleanse',
      completedAt: at('2026-10-17T08:00:00Z'),
      paymentDays: 30,
      currency: 'USD',
      amountCents: 96_000,
      number: null,
      creator: party('Layla Haddad'),
      brand: party('Oasis Skin'),
    }),
  ).toMatchObject({
    reference: 'BC-0A1B2C3D',
    issuedOn: '2026-10-17T00:00:00.000Z',
    dueOn: '2026-11-16T00:00:00.000Z',
    from: { role: 'CREATOR', name: 'Layla Haddad' },
    to: { role: 'BRAND', name: 'Oasis Skin' },
    lines: [{ text: 'Oil-to-milk cleanse', amountCents: 96_000 }],
    totalCents: 96_000,
    currency: 'USD',
  });
});
