import { describe, expect, it, test } from 'vitest';
import { isAway, mayPutOff, putOffChoices, returnsAt } from './put-off.ts';
import { isNeedOf, needPath } from './rows.ts';

/** A Thursday in Dubai. */
const at = (time: string) => new Date(`2026-02-19T${time}:00+04:00`);
const dubai = (moment: string) => new Date(`${moment}:00+04:00`);

describe('a need that is put off', () => {
  it('comes back in the afternoon, in the evening from then on, and no more the same day at night', () => {
    expect(returnsAt('LATER_TODAY', at('09:00'))).toEqual(at('16:00'));
    expect(returnsAt('LATER_TODAY', at('15:01'))).toEqual(at('20:00'));
    expect(returnsAt('LATER_TODAY', at('19:30'))).toBeUndefined();
  });

  it('comes back in the morning of the next day, and of the next Monday, by the days of Dubai', () => {
    expect(returnsAt('TOMORROW', at('23:30'))).toEqual(dubai('2026-02-20T08:00'));
    expect(returnsAt('TOMORROW', at('01:00'))).toEqual(dubai('2026-02-20T08:00'));
    expect(returnsAt('MONDAY', at('09:00'))).toEqual(dubai('2026-02-23T08:00'));
    expect(returnsAt('MONDAY', dubai('2026-02-23T09:00'))).toEqual(dubai('2026-03-02T08:00'));
    expect(returnsAt('MONDAY', dubai('2026-02-22T09:00'))).toEqual(dubai('2026-02-23T08:00'));
  });

  it('is away until its moment, as long as it stays as it was, or for good', () => {
    const now = at('09:00');
    const away = { version: '1', backAt: null };
    expect(isAway({ ...away, until: 'TOMORROW', backAt: at('09:01') }, '2', now)).toBe(true);
    expect(isAway({ ...away, until: 'TOMORROW', backAt: now }, '1', now)).toBe(false);
    expect(isAway({ ...away, until: 'CHANGE' }, '1', now)).toBe(true);
    expect(isAway({ ...away, until: 'CHANGE' }, '2', now)).toBe(false);
    expect(isAway({ ...away, until: 'HIDDEN' }, '2', now)).toBe(true);
  });
});

test('late or missing money goes away for a day at most', () => {
  expect(putOffChoices('payout.late', at('09:00')).map(({ until }) => until)).toEqual([
    'LATER_TODAY',
    'TOMORROW',
  ]);
  expect(mayPutOff('payout.not_arrived', 'HIDDEN')).toBe(false);
  expect(putOffChoices('right.ends', at('20:00')).map(({ until }) => until)).toEqual([
    'TOMORROW',
    'MONDAY',
    'CHANGE',
    'HIDDEN',
  ]);
});

test('a reviewer has reviews and messages, a manager the rest', () => {
  const reviewer = { role: 'BRAND', memberRole: 'REVIEWER' } as const;
  const manager = { role: 'BRAND', memberRole: 'MANAGER' } as const;
  const creator = { role: 'CREATOR', memberRole: null } as const;
  expect(isNeedOf('file.review', reviewer)).toBe(true);
  expect(isNeedOf('message.unread', reviewer)).toBe(true);
  expect(isNeedOf('payout.late', reviewer)).toBe(false);
  expect(isNeedOf('payout.late', manager)).toBe(true);
  expect(isNeedOf('payout.late', creator)).toBe(false);
  expect(isNeedOf('deal.terms', creator)).toBe(true);
});

test('a need opens the page of its reader', () => {
  const about = { deal: { id: 'd' }, casting: null };
  expect(needPath({ ...about, kind: 'message.unread' }, 'BRAND')).toBe('/brand-deal/d#chat');
  expect(needPath({ ...about, kind: 'message.unread' }, 'CREATOR')).toBe('/deal/d#chat');
  expect(needPath({ ...about, kind: 'right.ends' }, 'BRAND')).toBe('/rights?renew=d');
  expect(needPath({ kind: 'casting.applicants', deal: null, casting: { id: 'c' } }, 'BRAND')).toBe(
    '/my-castings/c',
  );
});
