import { expect, it } from 'vitest';
import { filmMeantIn, timecodesIn } from './timecodes-in-text.ts';

const rate = { numerator: 30, denominator: 1 };
const film = (originalName: string, fields = {}) =>
  ({
    originalName,
    type: 'VIDEO',
    status: 'PENDING',
    superseded: false,
    createdAt: '2026-03-01T12:00:00.000Z',
    ...fields,
  }) as const;

it.each([
  ['The cut at 00:07:04, please.', [[11, '00:07:04', 214]]],
  [
    '00:01:00 to 00:02:15',
    [
      [0, '00:01:00', 30],
      [12, '00:02:15', 75],
    ],
  ],
  ['01:00:00:01 of the long one', [[0, '01:00:00:01', 108_001]]],
  ['Call at 14:30', []],
  ['The drop at 0:12 and 1:05', [[12, '0:12', 360]]],
  ['0:75 is none', []],
  ['00:07:30 has no frame 30', []],
  ['12:34:56:78:90 and 1.00:07:04', []],
  ['00:00:12;15, 00:00:12.500, 00:00:12,500 and 0:12.5', []],
  ['At 0:12.Then on', [[3, '0:12', 360]]],
])('finds timecodes in %j', (text, found) => {
  expect(timecodesIn(text, rate, 1200).map(({ at, text: written, frame }) => [at, written, frame])).toEqual(
    found,
  );
});

it('takes minutes and seconds for a time of day where nobody knows how long the film is', () => {
  expect(timecodesIn('The drop at 0:12', rate, null)).toEqual([]);
});

it('means the film that is named, or the one that was sent last', () => {
  const [one, two] = [film('Routine.mp4'), film('diary.mp4', { submittedAt: '2026-03-02T12:00:00.000Z' })];
  expect(filmMeantIn('In the routine, at 00:07:04', [one, two])).toBe(one);
  expect(filmMeantIn('routine.mp4 at 00:07:04', [one, two])).toBe(one);
  expect(filmMeantIn('at 00:07:04', [one])).toBe(one);
  const café = film('Café.mp4'.normalize('NFD'));
  expect(filmMeantIn('In the café at 00:07:04'.normalize('NFC'), [café, two])).toBe(café);
  expect(filmMeantIn('at 00:07:04', [one, two])).toBe(two);
  expect(filmMeantIn('routine.mp4 as diary.mp4', [one, two])).toBeNull();
});

it('does not mean what was replaced, is a draft, or no film', () => {
  const others = [
    film('old.mp4', { superseded: true }),
    film('a.png', { type: 'IMAGE' }),
    film('new.mp4', { status: 'DRAFT' }),
  ];
  const current = film('now.mp4');
  expect(filmMeantIn('00:07:04', [...others, current])).toBe(current);
  expect(filmMeantIn('00:07:04', others)).toBeNull();
});
