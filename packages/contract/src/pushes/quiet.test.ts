import { describe, expect, it } from 'vitest';
import { isTimeZone, quietHoursByDefault, quietUntil } from './quiet.ts';

const dubai = { ...quietHoursByDefault, timeZone: 'Asia/Dubai' };
const until = (now: string, hours = dubai) => quietUntil(new Date(now), hours)?.toISOString() ?? null;

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

  it('are none where both hours are the same, or they are off', () => {
    const night = '2026-11-24T20:00:00Z';
    expect(until(night, { ...dubai, to: 22 })).toBeNull();
    expect(until(night, { ...dubai, isOn: false })).toBeNull();
  });

  it('go on over Saturday and Sunday in the Emirates where weekends are quiet, too', () => {
    const weekends = { ...dubai, days: 'WEEKENDS_TOO' as const };
    expect(until('2026-11-28T08:00:00Z', weekends)).toBe('2026-11-30T04:00:00.000Z');
    const alone = { ...weekends, to: weekends.from };
    expect(until('2026-11-28T08:00:00Z', alone)).toBe('2026-11-29T20:00:00.000Z');
    // Friday afternoon is notified at once.
    expect(until('2026-11-27T11:00:00Z', alone)).toBeNull();
    expect(until('2026-11-30T08:00:00Z', alone)).toBeNull();
  });

  it('are those nights that begin on a working day', () => {
    const nights = { ...dubai, days: 'WORK_DAYS' as const };
    // Friday night goes on into Saturday; Saturday and Sunday have none.
    expect(until('2026-11-28T00:00:00Z', nights)).toBe('2026-11-28T04:00:00.000Z');
    expect(until('2026-11-28T19:00:00Z', nights)).toBeNull();
    expect(until('2026-11-29T23:00:00Z', nights)).toBeNull();
    expect(until('2026-11-30T19:00:00Z', nights)).toBe('2026-12-01T04:00:00.000Z');
  });

  it('go on over Friday and Saturday where those are the weekend', () => {
    const riyadh = { ...dubai, days: 'WEEKENDS_TOO' as const, timeZone: 'Asia/Riyadh' };
    expect(until('2026-11-27T08:00:00Z', riyadh)).toBe('2026-11-29T05:00:00.000Z');
    expect(until('2026-11-29T08:00:00Z', riyadh)).toBeNull();
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
