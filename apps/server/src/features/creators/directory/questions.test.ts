import { expect, test } from 'vitest';
import { listingOf } from '../derive-listing.ts';
import { findMeant } from './corrections.ts';
import { DirectoryIndex } from './directory-index.ts';
import { normalQuery } from './normal-query.ts';
import { market, questions } from './questions.ts';

const mostShown = 5;
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

interface Creator {
  firstName: string;
  lastName: string;
  location: string;
  categories: string[];
  portfolio: { title: string; shows: string }[];
}

const creators = market
  .trim()
  .split('\n')
  .map((row): Creator => {
    const [name = '', location = '', categories = '', ...works] = row.split(' | ');
    const [firstName = '', ...others] = name.split(' ');
    const portfolio = works.map((work) => {
      const [title = '', shows = ''] = work.split(': ');
      return { title, shows };
    });
    return { firstName, lastName: others.join(' '), location, categories: categories.split(', '), portfolio };
  });

const unpriced = {
  ...{ ugcVideoPricing: null, ugcPhotoPricing: null, ugcTurnaroundDays: null, packages: [] },
  ...{ influencerReelPricing: null, influencerStoryPricing: null, influencerTurnaroundDays: null },
};

/** The index of the market, the last creator of the table the newest. */
function fill(): DirectoryIndex {
  const index = new DirectoryIndex();
  for (const [n, { categories, ...creator }] of creators.entries()) {
    const named = categories.map((name) => ({ id: name, name }));
    const told = {
      ...creator,
      ...unpriced,
      languages: ['English'],
      categories: named,
      currency: 'USD' as const,
    };
    const { kindPrices: _, deliverables, ...listing } = listingOf({ ...told, bio: null, socialAccounts: [] });
    index.addCreator({
      ...{ id: idOf(n), revision: n + 1, publishedAt: n, languages: ['English'], categories },
      ...{ ...listing, deliverables, location: creator.location, card: Buffer.alloc(0) },
      kindPrices: { 'UGC Video': null, 'UGC Photo': null, 'Reel/Post': null, 'Story Post': null },
    });
  }
  for (const _ of index.sort());
  return index;
}

test('the market and the table are as large as they are meant to be', () => {
  expect(creators.length).toBeGreaterThanOrEqual(40);
  expect(creators.every(({ portfolio }) => portfolio.length === 3)).toBe(true);
  expect(questions).toHaveLength(60);
  expect(new Set(questions.map(({ search }) => search)).size).toBe(60);
});

test('every question finds its creator among the first five', () => {
  const index = fill();
  const failing = questions.flatMap(({ search, finds }) => {
    const { slots } = findMeant(index, normalQuery({ search, limit: mostShown }));
    const found = Array.from(slots, (slot) => creators[slot]?.firstName ?? '');
    return found.includes(finds) ? [] : [`${search}: ${found.join(', ') || 'nobody'}, and not ${finds}`];
  });
  expect(failing).toEqual([]);
});
