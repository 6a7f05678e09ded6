import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directorySearchText, foldForSearch, matchesCategory } from './directory.ts';

const creator = {
  firstName: 'Zoë',
  lastName: 'Íñiguez',
  bio: 'Coffee and Crème brûlée.',
  location: 'São Paulo',
  categories: [{ name: 'Home & Decor' }, { name: 'Food' }],
};
const finds = (query: string) => directorySearchText(creator).includes(foldForSearch(query));

describe('search', () => {
  it.each(['zoe', 'ZOË Íñiguez', 'iniguez', 'home & decor', 'FOOD', 'creme brulee', 'sao paulo', 'Zoë'])(
    'finds the creator by %j',
    (query) => {
      expect(finds(query)).toBe(true);
    },
  );

  it.each(['zoey', 'fitness', 'Íñiguez Zoë', 'Decor Coffee'])('does not find the creator by %j', (query) => {
    expect(finds(query)).toBe(false);
  });

  it('does with what is not filled in', () => {
    const bare = { ...creator, bio: null, location: null, categories: [] };
    expect(directorySearchText(bare).trim()).toBe('zoe iniguez');
    expect(directorySearchText(bare)).not.toContain('null');
  });

  it('looks the same however it was typed', () => {
    expect(foldForSearch('Οδυσσεύς')).toBe(foldForSearch('ΟΔΥΣΣΕΥΣ'));
    // The sigma that ends a word is another letter: a search is often the beginning of one.
    expect(foldForSearch('Οδυσσεύς')).toContain(foldForSearch('ΟΔΥΣ'));
    expect(foldForSearch('ＡＢＣ')).toBe('abc');
  });

  it('folds to something that folding leaves alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(foldForSearch(foldForSearch(value))).toBe(foldForSearch(value));
      }),
    );
  });
});

describe('the category filter of the landing page', () => {
  it('matches a part of the name in either direction, in any case', () => {
    expect(matchesCategory(creator, 'home')).toBe(true);
    expect(matchesCategory(creator, 'Seafood & Wine')).toBe(true);
    expect(matchesCategory(creator, 'Fitness')).toBe(false);
    expect(matchesCategory({ categories: [] }, 'Food')).toBe(false);
  });
});
