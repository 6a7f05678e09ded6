import { describe, expect, it } from 'vitest';
import { isTimeZone, quietUntil } from './quiet.ts';

const dubai = { isOn: true, from: 22, to: 8, timeZone: 'Asia/Dubai' };
const until = (now: string, hours = dubai, when: Parameters<typeof quietUntil>[2] = 'NOT_IN_QUIET_HOURS') =>
  quietUntil(new Date(now), hours, when)?.toISOString() ?? null;

// Dubai is four hours ahead of UTC, without summer time. 27 November 2026 is a Friday.
describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-11-24T17:59:59Z', null],
    ['from their first moment', '2026-11-24T18:00:00Z', '2026-11-25T04:00:00.000Z'],
    ['beyond midnight', '2026-11-24T23:17:31Z', '2026-11-25T04:00:00.000Z'],
    ['until their last moment', '2026-11-25T03:59:59Z', '2026-11-25T04:00:00.000Z'],
    ['once they are over', '2026-11-25T04:00:00Z', null],
  ])('%s', (_when, now, expected) => {
    expect(until(now)).toBe(expected);
  });

  it('lie within a day, too', () => {
    const siesta = { ...dubai, from: 13, to: 15 };
    expect(until('2026-11-24T09:30:00Z', siesta)).toBe('2026-11-24T11:00:00.000Z');
    expect(until('2026-11-24T18:30:00Z', siesta)).toBeNull();
  });

  it('are none where both hours are the same, they are off, or the kind is never quiet', () => {
    const night = '2026-11-24T20:00:00Z';
    expect(until(night, { ...dubai, to: 22 })).toBeNull();
    expect(until(night, { ...dubai, isOn: false })).toBeNull();
    expect(until(night, dubai, 'AT_ANY_TIME')).toBeNull();
  });

  it('go on over Saturday and Sunday in the Emirates for a kind that waits for them', () => {
    expect(until('2026-11-28T08:00:00Z', dubai, 'NOT_ON_WEEKENDS')).toBe('2026-11-30T04:00:00.000Z');
    const off = { ...dubai, isOn: false };
    expect(until('2026-11-28T08:00:00Z', off, 'NOT_ON_WEEKENDS')).toBe('2026-11-29T20:00:00.000Z');
    // Friday afternoon is notified at once.
    expect(until('2026-11-27T11:00:00Z', off, 'NOT_ON_WEEKENDS')).toBeNull();
    expect(until('2026-11-30T08:00:00Z', off, 'NOT_ON_WEEKENDS')).toBeNull();
  });

  it('go on over Friday and Saturday where those are the weekend', () => {
    const riyadh = { ...dubai, timeZone: 'Asia/Riyadh' };
    expect(until('2026-11-27T08:00:00Z', riyadh, 'NOT_ON_WEEKENDS')).toBe('2026-11-29T05:00:00.000Z');
    expect(until('2026-11-29T08:00:00Z', riyadh, 'NOT_ON_WEEKENDS')).toBeNull();
  });

  it('follow the clock into summer time, and zones that differ by half an hour', () => {
    const berlin = { ...dubai, timeZone: 'Europe/Berlin' };
    expect(until('2026-03-28T23:30:00Z', berlin)).toBe('2026-03-29T06:00:00.000Z');
    const mumbai = { ...dubai, timeZone: 'Asia/Kolkata' };
    expect(until('2026-11-24T20:00:00Z', mumbai)).toBe('2026-11-25T02:30:00.000Z');
  });
});

it('knows the names of time zones', () => {
  expect(['Asia/Dubai', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Olympus', 'Asia/Dubai; drop'].some(isTimeZone)).toBe(false);
});
