import { expect, it, test } from 'vitest';
import { askedVersion, inForce, replacedOn, upcoming } from './in-force.ts';

const editions = [
  { version: 3, effectiveOn: '2027-01-01', asks: true },
  { version: 2, effectiveOn: '2026-12-01', asks: false },
  { version: 1, effectiveOn: '2026-05-05', asks: true },
];

it.each([
  ['2026-05-04', undefined, 1, undefined],
  ['2026-05-05', 1, 2, 1],
  ['2026-11-30', 1, 2, 1],
  ['2026-12-01', 2, 3, 1],
  ['2027-01-01', 3, undefined, 3],
])('on %s version %s is in force, %s comes, and %s was asked', (day, present, next, asked) => {
  expect(
    [inForce(editions, day), upcoming(editions, day), askedVersion(editions, day)].map((one) => one?.version),
  ).toEqual([present, next, asked]);
});

test('of two versions of one day the later one is in force', () => {
  const twice = [...editions, { version: 4, effectiveOn: '2027-01-01', asks: false }];
  expect(inForce(twice, '2027-01-01')?.version).toBe(4);
  expect(replacedOn(twice, 3)).toBe('2027-01-01');
});

test('a version is replaced by the first one behind it', () => {
  expect([1, 2, 3].map((version) => replacedOn(editions, version))).toEqual([
    '2026-12-01',
    '2027-01-01',
    null,
  ]);
});
