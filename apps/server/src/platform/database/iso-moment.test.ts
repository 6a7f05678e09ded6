import { expect, it } from 'vitest';
import { isoMoment } from './iso-moment.ts';

it('writes what the database writes as a Date would', () => {
  const written = [
    '2026-05-12 23:14:02.611+00',
    '2026-05-12 23:14:02.61+00',
    '2026-05-12 23:14:02.6+00',
    '2026-05-12 23:14:02+00',
    '2026-05-12T23:14:02.611+00:00',
    '2026-05-12T23:14:02+00:00',
    '2026-05-12 23:14:02.123456+00',
    '2026-05-13 03:14:02.6+04',
    '2026-05-13T03:14:02.611+04:00',
    '2026-05-12T23:14:02.611Z',
    '+012026-05-12T23:14:02.611Z',
  ];
  const different = written.filter((text) => isoMoment(text) !== new Date(text).toISOString());
  expect(different).toEqual([]);
});

it('refuses what is no moment', () => {
  expect(() => isoMoment('infinity')).toThrow(RangeError);
});
