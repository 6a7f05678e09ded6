import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../kit/fold-for-search.ts';
import { directorySearchText, followersOf, kindsOffered, matchesCategory, networksOf } from './directory.ts';

const creator = {
  firstName: 'Zoë',
  lastName: 'Íñiguez',
  bio: 'Coffee and Crème brûlée.',
  location: 'São Paulo',
  categories: [{ name: 'Home & Decor' }, { name: 'Food' }],
  languages: ['Arabic'],
  ugcVideoPricing: 20_000,
  ugcPhotoPricing: 0,
  influencerReelPricing: null,
  influencerStoryPricing: 4_000,
  packages: [],
  socialAccounts: [
    { network: 'tiktok', url: 'https://www.tiktok.com/@zoe.cooks', followers: 12_000 },
    { network: 'instagram', url: 'https://www.instagram.com/zoe.cooks/', followers: null },
    { network: 'tiktok', url: 'https://www.tiktok.com/@zo%C3%AB_bakes', followers: 500 },
  ] as const,
  titles: ['Night serum, week three'],
};
const finds = (query: string) => {
  const text = directorySearchText(creator);
  return foldForSearch(query)
    .split(' ')
    .every((word) => text.includes(word));
};

describe('search', () => {
  it.each([
    ...['zoe', 'ZOË Íñiguez', 'iniguez', 'home & decor', 'FOOD', 'creme brulee', 'sao paulo', 'Zoë'],
    ...['Íñiguez Zoë', 'arabic video', 'videos', 'ugc', 'stories', 'zoe.cooks', 'zoe_bakes', 'serum'],
  ])('finds the creator by %j', (query) => {
    expect(finds(query)).toBe(true);
  });

  it.each(['zoey', 'fitness', 'photo', 'reel', 'package', 'instagram', 'tiktok'])(
    'does not find the creator by %j',
    (query) => {
      expect(finds(query)).toBe(false);
    },
  );

  it('does with what is not filled in', () => {
    const nothing = {
      bio: null,
      location: null,
      categories: [],
      languages: [],
      titles: [],
      socialAccounts: [],
    };
    const unpriced = { ugcVideoPricing: null, influencerStoryPricing: null };
    expect(directorySearchText({ ...creator, ...nothing, ...unpriced })).toBe('zoe iniguez \u2248anjz');
  });

  it('has one space between words, whatever was written there', () => {
    expect(directorySearchText({ ...creator, bio: ' slow\u00a0\n\tfilms ' })).toContain(' slow films ');
  });

  it('finds a name by how it sounds in the other script', () => {
    expect(directorySearchText({ ...creator, firstName: 'ليلى', lastName: 'حداد' })).toContain(
      ' \u2248ll \u2248hdd',
    );
  });
});

describe('what the filters know of a creator', () => {
  it('is the kinds with a price or a package', () => {
    expect(kindsOffered(creator)).toEqual(['UGC Video', 'Story Post']);
    expect(kindsOffered({ ...creator, packages: [{}] })).toEqual(['UGC Video', 'Story Post', 'Packages']);
  });

  it('is the networks, each once, and the followers of all accounts together', () => {
    expect(networksOf(creator.socialAccounts)).toEqual(['instagram', 'tiktok']);
    expect(followersOf(creator.socialAccounts)).toBe(12_500);
    expect(followersOf([])).toBe(0);
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
