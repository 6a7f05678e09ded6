import { expect, test } from 'vitest';
import { otherNamesOfPlace } from './place-names.ts';

test.each([
  ['Dubai, UAE', ['الإمارات', 'دبي']],
  ['abu dhabi', ['أبوظبي', 'أبو ظبي']],
  ['دبي، الإمارات', ['UAE', 'Emirates', 'Dubai']],
  ['رأس الخيمة', ['Ras Al Khaimah']],
  ['Dubaiville', []],
  ['Oslo', []],
  ['', []],
])('%s is also called %j', (location, names) => {
  expect(otherNamesOfPlace(location)).toEqual(names);
});
