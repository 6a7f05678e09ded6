import { describe, expect, it } from 'vitest';
import { directionOf, localeFrom, localeOfHeader } from './locales.ts';

describe('the locale of a request', () => {
  it.each([undefined, '', 'en', 'en-GB,en;q=0.8', 'tlh', '*', 'xx;q=abc,en;q=0.1', ','.repeat(600)])(
    'is English for %j',
    (header) => {
      expect(localeOfHeader(header)).toBe('en');
    },
  );
});

it.each([
  ['ar', 'ar'],
  ['ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr,ar-SA;q=0.7,en;q=0.3', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['ar;q=0, en', 'en'],
])('the locale of %s is %s', (header, locale) => {
  expect(localeOfHeader(header)).toBe(locale);
});

it('a stored language that is gone is the base locale', () => {
  expect(localeFrom('EN')).toBe('en');
  expect(localeFrom('ar')).toBe('ar');
  expect(localeFrom('tlh')).toBe('en');
  expect(localeFrom(null)).toBe('en');
});

it('the direction follows the language, whatever the country', () => {
  expect([directionOf('en'), directionOf('ar'), directionOf('ar-AE')]).toEqual(['ltr', 'rtl', 'rtl']);
});
