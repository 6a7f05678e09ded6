import { expect, test } from 'vitest';
import {
  areSoundWords,
  categoriesOf,
  contentLanguagesOf,
  isKnownWord,
  keepWords,
  type MarketWord,
  offeredWords,
  renamedWords,
} from './market-words.ts';

const said = (word: string, change: Partial<MarketWord> = {}): MarketWord => ({
  ...{ word, name: { en: '', ar: '' }, isRetired: false },
  ...change,
});
const pets = said('Pets', { name: { en: 'Pets', ar: 'حيوانات أليفة' } });

test('words of a market are the built-in ones with its changes, then those that it added', () => {
  const gaming = said('Gaming', { isRetired: true });
  const words = categoriesOf({ categories: [pets, gaming] });
  expect(words.map(({ word }) => word).slice(0, 2)).toEqual(['Beauty', 'Fashion']);
  expect(words.at(-1)).toEqual(pets);
  expect(words.find(({ word }) => word === 'Gaming')).toEqual(gaming);
  expect(offeredWords(words)).not.toContain('Gaming');
  expect(offeredWords(words, ['Gaming'])).toContain('Gaming');
  expect(offeredWords(contentLanguagesOf())).toContain('Arabic');
});

test('changes are sound where each word is there once and one can be chosen', () => {
  expect(areSoundWords('categories', [pets])).toBe(true);
  expect(areSoundWords('categories', [pets, said('pets')])).toBe(false);
  expect(areSoundWords('categories', [said('beauty')])).toBe(false);
  expect(areSoundWords('categories', [said('Beauty'), said('Beauty')])).toBe(false);
  const allRetired = categoriesOf().map((one) => ({ ...one, isRetired: true }));
  expect(areSoundWords('categories', allRetired)).toBe(false);
  expect(areSoundWords('categories', [...allRetired, pets])).toBe(true);
  expect(isKnownWord(categoriesOf(), ' home & decor ')).toBe(true);
});

test('a word that was added is never lost, and renamed ones are found', () => {
  expect(keepWords('categories', [pets], [])).toEqual([{ ...pets, isRetired: true }]);
  expect(keepWords('categories', [pets, said('Gaming')], [pets])).toEqual([pets]);
  const beauty = said('Beauty', { name: { en: 'Beauty & Care', ar: '' } });
  expect(renamedWords('categories', {}, { categories: [beauty, pets] })).toEqual(['Beauty']);
  expect(renamedWords('categories', { categories: [beauty] }, {})).toEqual(['Beauty']);
});
