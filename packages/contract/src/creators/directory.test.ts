import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../kit/fold-for-search.ts';
import { directoryWords, followersOf, kindsOffered, matchesCategory, networksOf } from './directory.ts';
import { directorySearchText, searchPlaceEnds } from './search-text.ts';

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
  works: [
    {
      title: 'Night serum, week three',
      shows: 'A pipette over the cheek',
      kind: 'Reel/Post',
      trade: 'Beauty',
    },
    { title: 'Kitchen' },
  ] as const,
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
    ...['serum zoe', 'pipette', 'beauty', 'reels'],
  ])('finds the creator by %j', (query) => {
    expect(finds(query)).toBe(true);
  });

  it.each(['zoey', 'fitness', 'photo', 'package', 'instagram', 'tiktok'])(
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
      works: [],
      socialAccounts: [],
    };
    const unpriced = { ugcVideoPricing: null, influencerStoryPricing: null };
    expect(directorySearchText({ ...creator, ...nothing, ...unpriced })).toBe(
      'zoe iniguez \u2248anjz \u22480 \u22481 \u22482',
    );
  });

  it('has one space between words, whatever was written there', () => {
    expect(directorySearchText({ ...creator, bio: ' slow\u00a0\n\tfilms ' })).toMatch(/ slow films$/u);
  });

  it('finds a name by how it sounds in the other script', () => {
    expect(directorySearchText({ ...creator, firstName: 'ليلى', lastName: 'حداد' })).toContain(
      ' \u2248ll \u2248hdd',
    );
  });
});

describe('the places of a search text', () => {
  const places = directorySearchText(creator).split(new RegExp(searchPlaceEnds.join('|'), 'u'));

  it.each([
    ['name', ['zoe', 'iniguez', 'zoe.cooks', '\u2248anjz']],
    ['titles of works', ['night', 'serum,', 'kitchen']],
    ['what works show', ['pipette', 'beauty', 'reels']],
    ['the rest', ['sao', 'food', 'arabic', 'videos', 'coffee']],
  ])('of %s', (name, words) => {
    const at = ['name', 'titles of works', 'what works show', 'the rest'].indexOf(name);
    expect(places[at]?.trim().split(' ')).toEqual(expect.arrayContaining(words));
  });
});

describe('the words of a search', () => {
  it.each([
    ['المراجعات', ['مراجع']],
    ['مراجعة', ['مراجع']],
    ['للبشرة', ['بشر']],
    ['والعطور بالعود', ['عطور', 'عود']],
    ['مصورين', ['مصور']],
    ['وجه', ['وجه']],
    ['Serums', ['serums']],
  ])('%s: %j', (search, words) => {
    expect(directoryWords(search)).toEqual(words);
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
