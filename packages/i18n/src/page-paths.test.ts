import { expect, it } from 'vitest';
import { locales } from './locales.ts';
import { otherLanguages, pageIn, pageLanguages, pagesBegin, readPagePath } from './page-paths.ts';

it('there are pages in every language of the catalogue', () => {
  expect([...pageLanguages].sort()).toEqual([...locales].sort());
});

it('begin with nothing in English, and with their language in all others', () => {
  for (const language of pageLanguages)
    expect(pagesBegin(language)).toBe(language === 'en' ? '' : `/${language}`);
});

it('another language goes by the name that it has for itself', () => {
  expect(otherLanguages()).toEqual([{ language: 'ar', name: 'العربية' }]);
});

it.each([
  ['en', '/', '/'],
  ['en', '/terms?a=1', '/terms?a=1'],
  ['ar', '/', '/ar'],
  ['ar', '/?q=a', '/ar?q=a'],
  ['ar', '/terms', '/ar/terms'],
  ['ar', '/creators/7?tab=work#top', '/ar/creators/7?tab=work#top'],
])('a page in %s: %s is at %s, and found there again', (language, path, address) => {
  expect(pageIn(language, path)).toBe(address);
  expect(readPagePath(address)).toEqual({ language, path });
});

it.each(['/art/wall.webp', '/arabic', '/a', '/terms/ar'])('%s is an English page', (address) => {
  expect(readPagePath(address)).toEqual({ language: 'en', path: address });
});

it('an address with a slash at its end is the same page', () => {
  expect(readPagePath('/ar/')).toEqual({ language: 'ar', path: '/' });
});

it('an address of elsewhere has no language', () => {
  expect(pageIn('ar', 'https://example.com/a')).toBe('https://example.com/a');
});
