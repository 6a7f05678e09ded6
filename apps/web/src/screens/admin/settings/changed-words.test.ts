import type { MarketWord } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { changeWord } from './changed-words.ts';

const rename = (changes: readonly MarketWord[], en: string) =>
  changeWord('categories', changes, 'Beauty', { name: { en, ar: '' } });

test('a built-in word is among the changes only while it differs', () => {
  const renamed = rename([], 'Care');
  expect(renamed).toEqual([{ word: 'Beauty', name: { en: 'Care', ar: '' }, isRetired: false }]);
  const retired = changeWord('categories', renamed, 'Beauty', { isRetired: true });
  expect(retired).toEqual([{ word: 'Beauty', name: { en: 'Care', ar: '' }, isRetired: true }]);
  expect(rename(renamed, '')).toEqual([]);
});

test('a word that was added stays among them', () => {
  const pets = { word: 'Pets', name: { en: '', ar: '' }, isRetired: false };
  expect(changeWord('categories', [pets], 'Pets', { isRetired: true })).toEqual([
    { ...pets, isRetired: true },
  ]);
});
