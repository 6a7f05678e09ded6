import { expect, test } from 'vitest';
import { currencyOfPlace } from './currency-of-place.ts';

test.each([
  ['Dubai, UAE', 'AED'],
  ['Abu Dhabi', 'AED'],
  ['sharjah (united arab emirates)', 'AED'],
  ['Ras al-Khaimah', 'AED'],
  ['دبي، الإمارات العربية المتحدة', 'AED'],
  ['أبوظبي', 'AED'],
  ['الامارات', 'AED'],
  ['Milan, Italy', 'USD'],
  ['Dubaisk', 'USD'],
  ['الرياض', 'USD'],
  ['', 'USD'],
])('prices of a creator in %s begin in %s', (place, currency) => {
  expect(currencyOfPlace(place)).toBe(currency);
});

test('elsewhere they begin in the usual currency of the market', () => {
  expect([currencyOfPlace('Milan', 'AED'), currencyOfPlace('', 'AED')]).toEqual(['AED', 'AED']);
});
