import { expect, it } from 'vitest';
import { filmMeantIn, timecodesIn } from './timecodes-in-text.ts';

const rate = { numerator: 30, denominator: 1 };
const film = (originalName: string, fields = {}) =>
  ({ originalName, type: 'VIDEO', status: 'PENDING', superseded: false, ...fields }) as const;

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
  ['00:07:30 has no frame 30', []],
  ['12:34:56:78:90 and 1.00:07:04', []],
])('finds timecodes in %j', (text, found) => {
  expect(timecodesIn(text, rate).map(({ at, text: written, frame }) => [at, written, frame])).toEqual(found);
});

it('means the film that is named, or the only one', () => {
  const [one, two] = [film('Routine.mp4'), film('diary.mp4')];
  expect(filmMeantIn('routine.mp4 at 00:07:04', [one, two])).toBe(one);
  expect(filmMeantIn('at 00:07:04', [one])).toBe(one);
  expect(filmMeantIn('at 00:07:04', [one, two])).toBeNull();
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
