import { expect, test } from 'vitest';
import {
  accentOf,
  accentStyles,
  contrastOf,
  contrastsOfAccent,
  isHueTaken,
  nearestStatus,
  pinkHue,
} from './accent.ts';

const everyHue = Array.from({ length: 360 }, (_, hue) => hue);

test('contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('whatever the hue, words can be read on the button, and button and ring are seen on their grounds', () => {
  const failing = everyHue.flatMap((hue) =>
    contrastsOfAccent(hue)
      .filter(({ is, least }) => is < least)
      .map(({ what, is }) => `${hue} ${what} ${is.toFixed(2)}`),
  );
  expect(failing).toEqual([]);
});

test('whatever the hue, words in the accent can be read on its soft ground and on that of pages', () => {
  const failing = everyHue.flatMap((hue) => {
    const { '--c-cast-ink': ink, '--c-cast-soft': soft } = accentOf(hue);
    const pairs = [
      [ink.light, soft.light],
      [ink.dark, soft.dark],
      [ink.light, '#ffffff'],
      [ink.dark, '#0f1d18'],
    ] as const;
    return pairs
      .filter(([words, ground]) => contrastOf(words, ground) < 4.5)
      .map(([words, ground]) => `${hue} ${words} on ${ground} ${contrastOf(words, ground).toFixed(2)}`);
  });
  expect(failing).toEqual([]);
});

test('hues of a status are taken, and those between them are free', () => {
  expect(
    [20, 66, 97, 157, 210, 247, 5, 35, 52, 82, 110, 145, 172, 225, 262].filter((hue) => !isHueTaken(hue)),
  ).toEqual([]);
  expect([40, 120, 180, 270, 300, 330, pinkHue].filter(isHueTaken)).toEqual([]);
  expect(nearestStatus(300)).toEqual({ status: 'blue', degrees: 53 });
  expect(nearestStatus(359)).toEqual({ status: 'red', degrees: 21 });
});

test('the product’s own hue gives its own pink, near enough that nobody sees a difference', () => {
  const { light } = accentOf(pinkHue)['--c-cast'];
  expect(contrastOf(light, '#fe94bd')).toBeLessThan(1.01);
  const soft = accentStyles(300).find(({ token }) => token === '--c-cast-soft')?.value;
  expect(soft).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/u);
});
