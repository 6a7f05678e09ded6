import type { OwnCreator, Surcharge, SurchargeLine } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import {
  completenessFacts,
  emptyPackage,
  formOfCreator,
  refusalsOfForm,
  updateOfForm,
} from './form-values.ts';
import type { SurchargeRow } from './surcharge-rows.ts';

const creator: OwnCreator = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'layla@example.com',
  emailConfirmed: true,
  role: 'CREATOR',
  firstName: 'Layla',
  lastName: 'Haddad',
  profileImage: null,
  bio: 'Skincare on camera.',
  location: null,
  languages: ['Arabic', 'English'],
  categories: [{ id: '01890000-0000-7000-8000-000000000002', name: 'Beauty' }],
  currency: 'USD',
  ugcVideoPricing: 12_050,
  ugcPhotoPricing: 8000,
  ugcTurnaroundDays: null,
  influencerReelPricing: null,
  influencerStoryPricing: null,
  influencerTurnaroundDays: 4,
  isPublished: false,
  portfolio: [],
};

test('a saved profile becomes fields in dollars, with default turnarounds', () => {
  const form = formOfCreator(creator);
  expect(form).toMatchObject({
    location: '',
    languages: ['English', 'Arabic'],
    categories: ['Beauty'],
    ugcVideoPricing: '120.50',
    ugcPhotoPricing: '80',
    ugcTurnaroundDays: '3',
    influencerReelPricing: '',
    influencerTurnaroundDays: '4',
  });
});

test.each<[string, Partial<OwnCreator>, string]>([
  ['in the Emirates', { location: 'Dubai, UAE' }, 'AED'],
  ['elsewhere', { location: 'Milan, Italy' }, 'USD'],
  ['who has chosen dirhams', { location: 'Milan, Italy', currency: 'AED' }, 'AED'],
  ['in the Emirates with prices in dollars', { location: 'Dubai', ugcPhotoPricing: 8000 }, 'USD'],
])('prices of a creator %s begin in their currency', (_, changes, currency) => {
  const unpriced = { ...creator, ugcVideoPricing: null, ugcPhotoPricing: null };
  expect(formOfCreator({ ...unpriced, ...changes }).currency).toBe(currency);
});

test('saving sends only what is there', () => {
  const update = updateOfForm(formOfCreator(creator), creator);
  const withoutAbsent = JSON.parse(JSON.stringify(update));
  expect(withoutAbsent).toEqual({
    firstName: 'Layla',
    lastName: 'Haddad',
    bio: 'Skincare on camera.',
    languages: ['English', 'Arabic'],
    categories: ['Beauty'],
    ugcVideoPricing: 12_050,
    ugcPhotoPricing: 8000,
    ugcTurnaroundDays: 3,
    influencerTurnaroundDays: 4,
  });
});

test('what the person emptied is cleared with null', () => {
  const form = {
    ...formOfCreator(creator),
    bio: ' ',
    languages: [],
    categories: [],
    ugcVideoPricing: '',
    ugcPhotoPricing: '0',
    influencerTurnaroundDays: '',
  };
  expect(updateOfForm(form, creator)).toMatchObject({
    bio: null,
    languages: null,
    categories: null,
    ugcVideoPricing: null,
    ugcPhotoPricing: null,
    influencerTurnaroundDays: null,
  });
  expect(refusalsOfForm(form, creator)).toEqual([]);
});

test('prices are read as people type them, and days are rounded', () => {
  const form = { ...formOfCreator(creator), influencerReelPricing: '$1,240.5', ugcTurnaroundDays: '2.6' };
  expect(updateOfForm(form, creator)).toMatchObject({ influencerReelPricing: 124_050, ugcTurnaroundDays: 3 });
});

test('what is no amount, no number of days or no name is refused at its field', () => {
  const form = { ...formOfCreator(creator), firstName: ' ', ugcVideoPricing: 'ten', ugcTurnaroundDays: '-1' };
  expect(refusalsOfForm(form, creator)).toEqual([
    { path: ['firstName'], message: 'This field is required.' },
    { path: ['ugcVideoPricing'], message: 'Enter an amount up to 1,000,000, such as 1,240 or 80.50.' },
    { path: ['ugcTurnaroundDays'], message: 'Enter a number of days from 0 to 365.' },
  ]);
});

test('completeness while typing counts an unreadable price as missing', () => {
  const facts = completenessFacts({ ...formOfCreator(creator), ugcVideoPricing: 'ten' }, 2);
  expect(facts).toMatchObject({ ugcVideoPricing: null, ugcPhotoPricing: 8000, portfolioItems: 2 });
});

const account = { network: 'instagram' as const, url: 'layla', followers: '' };

test.each([
  ['12.4K', 12_400],
  ['١٢٫٤ ألف', 12_400],
  ['', null],
])('followers typed as %j are %j', (followers, count) => {
  const form = { ...formOfCreator(creator), socialAccounts: [{ ...account, followers }] };
  expect(updateOfForm(form, creator).socialAccounts).toMatchObject([{ followers: count }]);
  expect(refusalsOfForm(form, creator)).toEqual([]);
});

test('what is no number in a row is said in the words of its field', () => {
  const socialAccounts = [{ ...account, followers: 'many' }];
  const packages = [{ ...emptyPackage, name: 'Launch set', price: 'a lot', turnaroundDays: 'soon' }];
  const refusals = refusalsOfForm({ ...formOfCreator(creator), socialAccounts, packages }, creator);
  expect(refusals.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['socialAccounts.0.followers', 'Enter a whole number of followers.'],
    ['packages.0.price', expect.stringContaining('amount')],
    ['packages.0.turnaroundDays', expect.stringContaining('days')],
  ]);
});

test('a package comes back as it was, and says in numbers what it holds', () => {
  const offered = { name: 'Launch set', includes: 'Three films', price: 96_000, turnaroundDays: 7 };
  const deliverables = [{ kind: 'UGC Video' as const, count: 3 }];
  const packages = [{ ...offered, deliverables }, offered];
  const saved = { ...creator, packages };
  const form = formOfCreator(saved);
  expect(updateOfForm({ ...form, bio: 'New' }, saved).packages).toEqual(packages);
  const [first, second] = form.packages;
  if (!first || !second) throw new Error('no packages');
  const counts = { ...second.counts, 'Story Post': '6' };
  expect(updateOfForm({ ...form, packages: [first, { ...second, counts }] }, saved).packages).toEqual([
    packages[0],
    { ...offered, deliverables: [{ kind: 'Story Post', count: 6 }] },
  ]);
});

describe('surcharges', () => {
  const surcharges: Surcharge[] = [
    { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 },
    { line: 'PAID_ADS_ENDLESS', kind: 'NOT_OFFERED' },
    { line: 'TERRITORY_WORLD', kind: 'PERCENT', percent: 0 },
    { line: 'RAW_FOOTAGE', kind: 'AMOUNT', cents: 60_000 },
  ];
  const withSurcharges = { ...creator, surcharges };
  const rowsWith = (line: SurchargeLine, change: Partial<SurchargeRow>) =>
    formOfCreator(withSurcharges).surcharges.map((row) => (row.line === line ? { ...row, ...change } : row));

  test('come back as they were, and lines of which nothing is said are not sent', () => {
    expect(updateOfForm(formOfCreator(withSurcharges), withSurcharges).surcharges).toEqual(surcharges);
    expect(updateOfForm(formOfCreator(creator), creator).surcharges).toBeUndefined();
  });

  test('that are all taken back are cleared', () => {
    const rows = formOfCreator(creator).surcharges;
    const form = { ...formOfCreator(withSurcharges), surcharges: rows };
    expect(updateOfForm(form, withSurcharges).surcharges).toBeNull();
  });

  test('that are a share are read with its sign, in any digits', () => {
    for (const value of ['20', '20%', '٢٠٪']) {
      const rows = rowsWith('PAID_ADS_MONTHS_3', { value });
      const [first] =
        updateOfForm({ ...formOfCreator(withSurcharges), surcharges: rows }, withSurcharges).surcharges ?? [];
      expect(first).toMatchObject({ percent: 20 });
    }
  });

  test('that cannot be read are refused at their own row', () => {
    const rows = rowsWith('RAW_FOOTAGE', { value: 'a lot' });
    const form = { ...formOfCreator(withSurcharges), surcharges: rows };
    expect(refusalsOfForm(form, withSurcharges)).toEqual([
      {
        path: ['surcharges', rows.findIndex(({ line }) => line === 'RAW_FOOTAGE'), 'value'],
        message: expect.stringContaining('1,000'),
      },
    ]);
  });
});
