import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frameAt,
  frameOfClock,
  frameOfOther,
  frameOfTimecode,
  frameOfTyped,
  playedFrames,
  rangeOfOther,
  secondsOf,
  timecode,
} from './frames.ts';
import type { FrameRate } from './media.ts';

const cinema: FrameRate = { numerator: 24000, denominator: 1001 };
const pal: FrameRate = { numerator: 25, denominator: 1 };
const ntsc: FrameRate = { numerator: 30000, denominator: 1001 };
const fast: FrameRate = { numerator: 60000, denominator: 1001 };

const rate = fc.constantFrom(cinema, pal, ntsc, fast);
/** Two hours at 60 frames a second. */
const frame = fc.integer({ min: 0, max: 432_000 });

describe('frames and seconds', () => {
  it('finds a frame again by the second to go to', () => {
    fc.assert(
      fc.property(frame, rate, (n, of) => {
        expect(frameAt(secondsOf(n, of), of)).toBe(n);
      }),
    );
  });

  it('finds a frame by its beginning, rounded up or down to a microsecond as players report it', () => {
    fc.assert(
      fc.property(frame, rate, fc.constantFrom(-0.000_001, 0, 0.000_001), (n, of, error) => {
        expect(frameAt((n * of.denominator) / of.numerator + error, of)).toBe(n);
      }),
    );
  });

  it('goes to the middle of a frame', () => {
    expect(secondsOf(0, pal)).toBe(0.02);
    expect(secondsOf(184, ntsc)).toBeCloseTo(6.1561, 4);
  });

  it('finds the frame of another rate that is on the screen at the same moment', () => {
    expect(frameOfOther(75, pal, ntsc)).toBe(90);
    fc.assert(
      fc.property(frame, rate, rate, (n, one, other) => {
        const found = frameOfOther(n, one, other);
        const moment = secondsOf(n, one);
        const length = other.denominator / other.numerator;
        expect(moment).toBeGreaterThanOrEqual(found * length - 1e-6);
        expect(moment).toBeLessThan((found + 1) * length + 1e-6);
        expect(frameOfOther(n, one, one)).toBe(n);
      }),
    );
  });

  it('keeps a range of another rate one, unless it is within one frame', () => {
    expect(rangeOfOther({ from: 75, to: 100 }, pal, ntsc)).toEqual({ from: 90, to: 120 });
    expect(rangeOfOther({ from: 75, to: null }, pal, ntsc)).toEqual({ from: 90, to: null });
    expect(rangeOfOther({ from: 1, to: 2 }, fast, cinema)).toEqual({ from: 0, to: 1 });
    expect(rangeOfOther({ from: 0, to: 1 }, fast, cinema)).toEqual({ from: 0, to: null });
  });

  it('knows no frame before the first', () => {
    expect(frameAt(-1, pal)).toBe(0);
  });
});

describe('timecodes', () => {
  it.each([
    [0, pal, '00:00:00'],
    [24, pal, '00:00:24'],
    [25, pal, '00:01:00'],
    [179, pal, '00:07:04'],
    [214, ntsc, '00:07:04'],
    [1800, ntsc, '01:00:00'],
    [59 * 60 * 24 + 59 * 24 + 23, cinema, '59:59:23'],
    [3600 * 25, pal, '01:00:00:00'],
    [59, fast, '00:00:59'],
  ])('writes frame %d at %o as %s', (n, of, text) => {
    expect(timecode(n, of)).toBe(text);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(frame, rate, (n, of) => {
        expect(frameOfTimecode(timecode(n, of), of)).toBe(n);
      }),
    );
  });

  it.each(['', '7', '00:07', '00:07:25', '00:60:00', '60:00:00', 'a:b:c', '00:-7:04', '1:2:3:4:5'])(
    'reads no frame from %j at 25',
    (text) => {
      expect(frameOfTimecode(text, pal)).toBeNull();
    },
  );
});

describe('how many frames are played', () => {
  const film = { frames: 250, frameRate: pal, isVariableRate: false, proxy: null };
  it.each([
    ['its own at a constant rate', film, 250],
    ['of its proxy, once there is one', { ...film, proxy: { frames: 300 } }, 300],
    ['unknown at a variable rate', { ...film, isVariableRate: true }, null],
    ['unknown where nobody has read its rate', { ...film, frameRate: null }, null],
  ])('%s', (_, media, frames) => expect(playedFrames(media)).toBe(frames));
});

it.each([
  ['00:07:04', 214],
  ['0:12', 360],
  [' 96 ', 96],
  ['٩٦', 96],
  ['٠:١٢', 360],
  ['٠٠:٠٧:٠٤', 214],
  ['12:75', null],
  ['soon', null],
  ['', null],
])('takes %j as typed', (typed, frame) => {
  expect(frameOfTyped(typed, { numerator: 30, denominator: 1 })).toBe(frame);
});

it('counts the seconds of a clock by the frames that pass in them', () => {
  expect(frameOfClock('1:00', { numerator: 30_000, denominator: 1001 })).toBe(1798);
});
