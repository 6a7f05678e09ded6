import { expect, test } from 'vitest';
import { anyLetter, bareWord, oneTypoAway } from './one-typo-away.ts';

const isNear = (typed: string, word: string) =>
  oneTypoAway(typed).some((pattern) => {
    const letters = Array.from(pattern);
    const others = Array.from(word);
    return (
      letters.length === others.length &&
      letters.every((letter, at) => letter === anyLetter || letter === others[at])
    );
  });

test.each([
  ['hadad', 'haddad'],
  ['haddadd', 'haddad'],
  ['haddaf', 'haddad'],
  ['hdadad', 'haddad'],
  ['addad', 'haddad'],
  ['hadda', 'haddad'],
  ['xhaddad', 'haddad'],
  ['serun', 'serum'],
  ['ser𝒜m', 'serum'],
  ['serum', 'ser𝒜m'],
])('%j is one letter away from %j', (typed, word) => {
  expect(isNear(typed, word)).toBe(true);
});

test.each([
  ['hadd', 'haddad'],
  ['hada', 'hadad'],
  ['abcdef', 'abdcfe'],
  ['serum', 'sermon'],
])('%j is not one letter away from %j', (typed, word) => {
  expect(isNear(typed, word)).toBe(false);
});

test.each([
  ['dubai,', 'dubai'],
  ['(serum)', 'serum'],
  ['t-shirt', 't-shirt'],
  ['100%', '100%'],
  ['"..."', ''],
])('%j is %j without what stands around it', (word, bare) => {
  expect(bareWord(word)).toBe(bare);
});
