import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompletenessFacts, lostCompleteness, profileCompleteness } from './profile-completeness.ts';

const complete: CompletenessFacts = {
  firstName: 'Amira',
  lastName: 'Haddad',
  bio: 'Skincare, honestly.',
  location: 'Dubai',
  languages: ['English'],
  categories: [{ name: 'Beauty' }],
  ugcVideoPricing: 15000,
  ugcPhotoPricing: 8000,
  ugcTurnaroundDays: 3,
  influencerReelPricing: null,
  influencerStoryPricing: null,
  influencerTurnaroundDays: 2,
  portfolioItems: 3,
};
const empty: CompletenessFacts = {
  ...complete,
  firstName: '',
  lastName: ' ',
  bio: null,
  location: '',
  languages: [],
  categories: [],
  ugcVideoPricing: null,
  ugcPhotoPricing: null,
  portfolioItems: 0,
};
const missing = (change: Partial<CompletenessFacts>) =>
  profileCompleteness({ ...complete, ...change }).missing.map((found) => found.code);

describe('profileCompleteness', () => {
  it('finds nothing missing in a complete profile', () => {
    expect(profileCompleteness(complete)).toEqual({
      isComplete: true,
      missing: [],
      percentage: 100,
      points: 8,
    });
  });

  it('lists everything that an empty profile misses', () => {
    const result = profileCompleteness(empty);
    expect(result.missing).toEqual([
      { path: ['firstName'], code: 'profile.no_first_name' },
      { path: ['lastName'], code: 'profile.no_last_name' },
      { path: ['bio'], code: 'profile.no_bio' },
      { path: ['location'], code: 'profile.no_location' },
      { path: ['languages'], code: 'profile.no_language' },
      { path: ['categories'], code: 'profile.no_category' },
      { path: ['pricing'], code: 'profile.no_pricing' },
      { path: ['portfolio'], code: 'profile.no_portfolio' },
    ]);
    expect(result).toMatchObject({ isComplete: false, percentage: 0, points: 0 });
  });

  it('takes blank text for missing', () => {
    expect(missing({ bio: ' \n\t ' })).toEqual(['profile.no_bio']);
  });

  it('counts the portfolio up to three', () => {
    expect(missing({ portfolioItems: 0 })).toEqual(['profile.no_portfolio']);
    expect(profileCompleteness({ ...complete, portfolioItems: 1 }).missing).toEqual([
      {
        path: ['portfolio'],
        code: 'profile.portfolio_too_small',
        params: { missing: 2, count: 1, minimum: 3 },
      },
    ]);
    expect(missing({ portfolioItems: 2 })).toEqual(['profile.portfolio_too_small']);
    expect(missing({ portfolioItems: 4 })).toEqual([]);
  });

  it('rounds the percentage as eighths', () => {
    const percentages = [1, 2, 3, 4, 5, 6].map((count) => {
      const names = ['firstName', 'lastName', 'bio', 'location', 'languages', 'categories'] as const;
      const change = Object.fromEntries(names.slice(0, count).map((name) => [name, empty[name]]));
      return profileCompleteness({ ...complete, ...change }).percentage;
    });
    expect(percentages).toEqual([88, 75, 63, 50, 38, 25]);
  });
});

describe('pricing sets', () => {
  const noPrices = { ugcVideoPricing: null, ugcPhotoPricing: null };

  it('is content with either set', () => {
    const influencer = { ...noPrices, influencerReelPricing: 1, influencerStoryPricing: 1 };
    expect(missing(influencer)).toEqual([]);
  });

  it('names the missing parts of a set that was begun', () => {
    expect(missing({ ugcPhotoPricing: null, ugcTurnaroundDays: null })).toEqual([
      'profile.no_ugc_photo_price',
      'profile.no_ugc_turnaround',
    ]);
    expect(missing({ ...noPrices, influencerStoryPricing: 500, influencerTurnaroundDays: null })).toEqual([
      'profile.no_reel_price',
      'profile.no_influencer_turnaround',
    ]);
  });

  it('ignores a second set that is partial', () => {
    expect(missing({ influencerReelPricing: 500 })).toEqual([]);
  });

  it('does not take default turnaround days for a beginning', () => {
    expect(missing(noPrices)).toEqual(['profile.no_pricing']);
  });

  it('takes no price of zero for a price, and same-day turnaround for a turnaround', () => {
    expect(missing({ ugcPhotoPricing: 0 })).toEqual(['profile.no_ugc_photo_price']);
    expect(missing({ ugcTurnaroundDays: 0 })).toEqual([]);
  });
});

describe('whatever the profile', () => {
  const price = fc.option(fc.nat(100_000_000));
  const facts: fc.Arbitrary<CompletenessFacts> = fc.record({
    firstName: fc.constantFrom('', ' ', 'A'),
    lastName: fc.constantFrom('', 'B'),
    bio: fc.constantFrom(null, '', 'C'),
    location: fc.constantFrom(null, 'D'),
    languages: fc.array(fc.string(), { maxLength: 2 }),
    categories: fc.array(fc.string(), { maxLength: 2 }),
    ugcVideoPricing: price,
    ugcPhotoPricing: price,
    ugcTurnaroundDays: fc.option(fc.nat(365)),
    influencerReelPricing: price,
    influencerStoryPricing: price,
    influencerTurnaroundDays: fc.option(fc.nat(365)),
    portfolioItems: fc.nat(5),
  });

  it('is complete exactly when nothing is missing, at eight points, at 100 percent', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const result = profileCompleteness(given);
        expect(result.isComplete).toBe(result.missing.length === 0);
        expect(result.isComplete).toBe(result.points === 8);
        expect(result.percentage).toBe(Math.round((result.points / 8) * 100));
      }),
    );
  });
});

describe('lostCompleteness', () => {
  const lost = (before: Partial<CompletenessFacts>, after: Partial<CompletenessFacts>) =>
    lostCompleteness({ ...complete, ...before }, { ...complete, ...after }).map(({ path }) => path.join('.'));

  it.each([
    ['a text', {}, { bio: ' ' }, ['bio']],
    ['a list', {}, { languages: [] }, ['languages']],
    ['part of the only prices', {}, { ugcTurnaroundDays: null }, ['ugcTurnaroundDays']],
    ['all prices', {}, { ugcVideoPricing: null, ugcPhotoPricing: null }, ['pricing']],
    ['the third item', {}, { portfolioItems: 2 }, ['portfolio']],
    [
      'one of two texts, where the other was missing',
      { bio: null },
      { bio: null, location: '' },
      ['location'],
    ],
    ['the rest of a portfolio that was too small', { portfolioItems: 2 }, { portfolioItems: 0 }, []],
    ['the rest of prices that were no full set', { ugcPhotoPricing: null }, { ugcVideoPricing: null }, []],
    ['nothing', {}, { bio: 'Other words.' }, []],
  ])('names %s', (_, before, after, expected) => {
    expect(lost(before, after)).toEqual(expected);
  });

  it('names nothing exactly if a complete profile stays complete', () => {
    const facts = fc.constantFrom(
      complete,
      empty,
      { ...complete, bio: null },
      { ...complete, portfolioItems: 1 },
    );
    fc.assert(
      fc.property(facts, (after) => {
        const isKept = lostCompleteness(complete, after).length === 0;
        expect(isKept).toBe(profileCompleteness(after).isComplete);
        expect(lostCompleteness(after, after)).toEqual([]);
      }),
    );
  });
});
