import { expect, test } from 'vitest';
import { ownName } from './names.ts';

test('a name leads nobody to an address', () => {
  const names: [string, boolean][] = [
    ['Oasis Skin', true],
    ['Booking.com', true],
    ['noon.com', true],
    ['St. John', true],
    ['J.Crew Group', true],
    ['Dr.Ahmed Ali', true],
    ['Glow @ Home', true],
    ['ليلى حداد', true],
    ['URGENT: verify at evil.example', false],
    ['evil.example/login now', false],
    ['Ask help@evil.example', false],
    ['https://evil.example', false],
    ['www.evil.example', false],
  ];
  const wrong = names.filter(([name, isFine]) => ownName.safeParse(name).success !== isFine);
  expect(wrong).toEqual([]);
});
