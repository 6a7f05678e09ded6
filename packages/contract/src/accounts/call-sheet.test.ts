import { describe, expect, test } from 'vitest';
import {
  type BrandStart,
  brandScenes,
  type CreatorStart,
  creatorScenes,
  sceneNow,
  scenesLeft,
} from './call-sheet.ts';

const brand: BrandStart = {
  profileImage: null,
  industry: null,
  website: null,
  contentDos: [],
  contentDonts: [],
  savedCreators: 0,
  briefs: 0,
};
const creator: CreatorStart = {
  firstName: 'Tomas',
  lastName: 'Lindqvist',
  bio: null,
  location: null,
  languages: [],
  categories: [],
  portfolioItems: 0,
  ugcVideoPricing: null,
  ugcPhotoPricing: null,
  ugcTurnaroundDays: 3,
  influencerReelPricing: null,
  influencerStoryPricing: null,
  influencerTurnaroundDays: 2,
  isPublished: false,
};
const complete: CreatorStart = {
  ...creator,
  bio: 'One take.',
  location: 'Stockholm',
  languages: ['English'],
  categories: ['Gaming'],
  portfolioItems: 3,
  ugcVideoPricing: 100,
  ugcPhotoPricing: 60,
};

/** `+` for done, `~` for begun, `-` for neither. */
const signs = (scenes: { isDone: boolean; isBegun: boolean }[]) =>
  scenes.map(({ isDone, isBegun }) => (isDone ? '+' : isBegun ? '~' : '-')).join('');

describe("a brand's scenes", () => {
  test.each<[string, Partial<BrandStart>, string, string | null]>([
    ['nothing', {}, '----', 'identity'],
    ['a website alone', { website: 'https://oasis.example' }, '~---', 'identity'],
    ['logo and industry', { profileImage: '/logo', industry: 'Beauty' }, '+---', 'rules'],
    ['two rules', { contentDos: ['Bare skin first'], contentDonts: ['No filters'] }, '-~--', 'identity'],
    ['four rules', { contentDos: ['a', 'b', 'c'], contentDonts: ['d'] }, '-+--', 'identity'],
    ['two faces', { savedCreators: 2 }, '--~-', 'identity'],
    ['a brief before anything else', { briefs: 1 }, '---+', 'identity'],
    [
      'everything',
      {
        profileImage: '/l',
        industry: 'x',
        contentDos: ['a', 'b', 'c', 'd'],
        savedCreators: 3,
        briefs: 2,
      },
      '++++',
      null,
    ],
  ])('with %s', (_, facts, expected, now) => {
    const scenes = brandScenes({ ...brand, ...facts });
    expect(signs(scenes)).toBe(expected);
    expect(sceneNow(scenes)).toBe(now);
  });
});

describe("a creator's scenes", () => {
  test.each<[string, CreatorStart, string, string | null]>([
    // The turnaround that every profile starts with is no beginning.
    ['nothing', creator, '----', 'face'],
    ['a language', { ...creator, languages: ['English'] }, '~---', 'face'],
    ['two frames', { ...complete, portfolioItems: 2 }, '+~+-', 'frames'],
    ['one price of a set', { ...complete, ugcPhotoPricing: null }, '++~-', 'prices'],
    ['all eight points', complete, '+++-', 'publish'],
    ['a published profile', { ...complete, isPublished: true }, '++++', null],
  ])('with %s', (_, facts, expected, now) => {
    const scenes = creatorScenes(facts);
    expect(signs(scenes)).toBe(expected);
    expect(sceneNow(scenes)).toBe(now);
  });

  test('name each missing point once, in the scene of its field', () => {
    const [face, frames, prices, publish] = creatorScenes(creator);
    expect(face?.missing.map(({ path }) => path[0])).toEqual(['bio', 'location', 'languages', 'categories']);
    expect(frames?.missing.map(({ path }) => path[0])).toEqual(['portfolio']);
    expect(prices?.missing.map(({ path }) => path[0])).toEqual(['pricing']);
    expect(publish?.missing).toEqual([]);
    const [, , begun] = creatorScenes({ ...complete, ugcPhotoPricing: null });
    expect(begun?.missing.map(({ path }) => path[0])).toEqual(['ugcPhotoPricing']);
  });
});

test('a suspended creator is not asked to publish, nor a suspended brand to send a brief', () => {
  expect(scenesLeft(creatorScenes(complete), false).map(({ name }) => name)).toContain('publish');
  expect(scenesLeft(creatorScenes(complete), true).map(({ name }) => name)).not.toContain('publish');
  expect(scenesLeft(brandScenes(brand), true).map(({ name }) => name)).toEqual([
    'identity',
    'rules',
    'faces',
  ]);
});
