import { expect, test } from 'vitest';
import { fixedRate } from '../kit/currencies.ts';
import { lastDayOfUse } from './ends.ts';
import { priceOfRights } from './price.ts';
import { type Surcharge, surchargesIn } from './surcharges.ts';
import { NewRightsTerms } from './terms.ts';
import { longestMonths, usualRights } from './uses.ts';

const stated: Surcharge[] = [
  { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 },
  { line: 'PAID_ADS_MONTHS_12', kind: 'PERCENT', percent: 80 },
  { line: 'PAID_ADS_ENDLESS', kind: 'NOT_OFFERED' },
  { line: 'BOOSTED_POST', kind: 'PERCENT', percent: 25 },
  { line: 'EXCLUSIVITY_3', kind: 'PERCENT', percent: 10 },
  { line: 'RAW_FOOTAGE', kind: 'AMOUNT', cents: 60_000 },
  { line: 'TERRITORY_MIDDLE_EAST', kind: 'PERCENT', percent: 0 },
];
const base = 300_000;
const months = (count: number) => ({ months: count, category: 'Skincare' });

test('the usual rights are in the rates', () => {
  expect(priceOfRights(usualRights, null, stated, base)).toEqual({
    lines: [],
    cents: 0,
    asked: [],
    notOffered: [],
  });
});

test('percents are of the deliverables alone, and amounts are added', () => {
  const terms = { ...usualRights, paidAds: 'MONTHS_3', rawFootage: true } as const;
  expect(priceOfRights(terms, months(2), stated, base)).toMatchObject({
    lines: [
      { line: 'PAID_ADS_MONTHS_3', cents: 90_000, percent: 30 },
      // Two months have no line of their own and cost what three do.
      { line: 'EXCLUSIVITY_3', cents: 30_000, percent: 10 },
      { line: 'RAW_FOOTAGE', cents: 60_000, percent: null },
    ],
    cents: 180_000,
  });
});

test('a longer step replaces the shorter one, and a boosted post is paid for each 30 days', () => {
  const terms = { ...usualRights, paidAds: 'MONTHS_12', boostedPost: 'MONTHS_3', posting: 'BOTH' } as const;
  expect(priceOfRights(terms, null, stated, base).lines).toEqual([
    { line: 'PAID_ADS_MONTHS_12', times: 1, cents: 240_000, percent: 80 },
    { line: 'BOOSTED_POST', times: 3, cents: 225_000, percent: 75 },
  ]);
});

test('a brief that says nothing of uses costs its exclusivity alone', () => {
  expect(priceOfRights(null, months(1), stated, base)).toMatchObject({ lines: [], asked: ['EXCLUSIVITY_1'] });
  expect(priceOfRights(null, months(3), stated, base).cents).toBe(30_000);
});

test('what has no price is asked for, what is not given is named, and what costs nothing is in the rates', () => {
  const terms = {
    ...usualRights,
    paidAds: 'ENDLESS',
    broadcast: 'MONTHS_6',
    territory: 'MIDDLE_EAST',
  } as const;
  expect(priceOfRights(terms, null, stated, base)).toEqual({
    lines: [],
    cents: 0,
    asked: ['BROADCAST_MONTHS_6'],
    notOffered: ['PAID_ADS_ENDLESS'],
  });
});

test.each([
  [{ unpaid: null }, 'rights.nothing_granted'],
  [{ unpaid: { ownAccounts: false, siteAndShop: false, term: 'MONTHS_6' } }, 'rights.nothing_granted'],
  [{ boostedPost: 'DAYS_30' }, 'rights.no_post_to_boost'],
])('a brief with %j is refused', (changes, code) => {
  const parsed = NewRightsTerms.safeParse({ ...usualRights, ...changes });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([code]);
});

test('a post of the creator is enough', () => {
  expect(NewRightsTerms.safeParse({ ...usualRights, unpaid: null, posting: 'CREATOR' }).success).toBe(true);
});

test.each([
  ['DAYS_30', '2026-12-22T00:00:00.000Z'],
  ['MONTHS_3', '2027-02-22T00:00:00.000Z'],
  ['ENDLESS', undefined],
] as const)('a use for %s that began on 22 November 2026 ends on %s', (term, last) => {
  expect(lastDayOfUse(new Date('2026-11-22T17:30:00Z'), term)?.toISOString()).toBe(last);
});

test.each([
  [{}, 6],
  [{ paidAds: 'MONTHS_12' }, 12],
  [{ broadcast: 'ENDLESS' }, null],
  [{ unpaid: null, posting: 'CREATOR' }, 1],
] as const)('the longest term with %j is %s months', (changes, longest) => {
  expect(longestMonths({ ...usualRights, ...changes })).toBe(longest);
});

test('in another currency amounts are converted, and shares stay', () => {
  const inDollars = surchargesIn('USD', stated, 'AED', fixedRate);
  expect(inDollars.find(({ line }) => line === 'RAW_FOOTAGE')).toMatchObject({ cents: 16_338 });
  expect(inDollars.filter(({ kind }) => kind !== 'AMOUNT')).toEqual(
    stated.filter(({ kind }) => kind !== 'AMOUNT'),
  );
});
