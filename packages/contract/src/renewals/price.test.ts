import { expect, test } from 'vitest';
import type { Surcharge } from '../rights/surcharges.ts';
import { priceOfRenewal, priceOfRenewedLine } from './price.ts';
import { NewRenewal } from './schemas.ts';

const price = 200_000;
const surcharges: Surcharge[] = [
  { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 35 },
  { line: 'PAID_ADS_ENDLESS', kind: 'NOT_OFFERED' },
  { line: 'BOOSTED_POST', kind: 'AMOUNT', cents: 10_000 },
  { line: 'UNPAID_MONTHS_12', kind: 'PERCENT', percent: 50 },
  { line: 'UNPAID_MONTHS_3', kind: 'PERCENT', percent: 0 },
  { line: 'EXCLUSIVITY_3', kind: 'PERCENT', percent: 20 },
];

test.each([
  ['PAID_ADS', 'MONTHS_3', { kind: 'SURCHARGE', cents: 70_000, percent: 35 }],
  ['PAID_ADS', 'MONTHS_6', { kind: 'ASK' }],
  ['PAID_ADS', 'ENDLESS', { kind: 'NOT_OFFERED' }],
  ['BOOSTED_POST', 'MONTHS_3', { kind: 'SURCHARGE', cents: 30_000, percent: null }],
  ['EXCLUSIVITY', 'MONTHS_3', { kind: 'SURCHARGE', cents: 40_000, percent: 20 }],
  ['UNPAID_USE', 'MONTHS_12', { kind: 'SURCHARGE', cents: 100_000, percent: 50 }],
  // Rights that the creator gives away stay free.
  ['UNPAID_USE', 'MONTHS_3', { kind: 'SURCHARGE', cents: 0, percent: 0 }],
  // The first six months were in the rate; six more are not.
  ['UNPAID_USE', 'MONTHS_6', { kind: 'USUAL', cents: 60_000, percent: 30 }],
  ['UNPAID_USE', 'DAYS_30', { kind: 'SURCHARGE', cents: 0, percent: 0 }],
  ['UNPAID_USE', 'ENDLESS', { kind: 'ASK' }],
  ['LICENCE', 'DAYS_30', { kind: 'USUAL', cents: 10_000, percent: 5 }],
  ['LICENCE', 'MONTHS_12', { kind: 'USUAL', cents: 120_000, percent: 60 }],
  ['BROADCAST', 'MONTHS_6', { kind: 'ASK' }],
] as const)('%s for %s costs %j', (kind, term, expected) => {
  expect(priceOfRenewedLine(kind, term, { surcharges, price })).toEqual(expected);
});

test('what is usual costs no more than a longer term that the creator states', () => {
  const cheap: Surcharge[] = [{ line: 'UNPAID_MONTHS_12', kind: 'PERCENT', percent: 15 }];
  expect(priceOfRenewedLine('UNPAID_USE', 'MONTHS_6', { surcharges: cheap, price })).toEqual({
    kind: 'SURCHARGE',
    cents: 30_000,
    percent: 15,
  });
  expect(priceOfRenewedLine('UNPAID_USE', 'DAYS_30', { surcharges: cheap, price })).toMatchObject({
    kind: 'USUAL',
    cents: 10_000,
  });
});

test('several rights add up, and what has no price counts as nothing', () => {
  const { cents, lines } = priceOfRenewal(['UNPAID_USE', 'PAID_ADS'], 'MONTHS_6', { surcharges, price });
  expect(cents).toBe(60_000);
  expect(lines.map((line) => line.price.kind)).toEqual(['USUAL', 'ASK']);
});

test.each([
  [{ kinds: [] }, false],
  [{ kinds: ['PAID_ADS', 'PAID_ADS'] }, false],
  [{ kinds: ['EXCLUSIVITY'], term: 'ENDLESS' }, false],
  [{ kinds: ['PAID_ADS'], term: 'ENDLESS' }, true],
  [{ price: -1 }, false],
  [{ price: 0 }, true],
])('an offer with %j is taken: %s', (changes, taken) => {
  const offer = { kinds: ['PAID_ADS'], term: 'MONTHS_3', price: 70_000, ...changes };
  expect(NewRenewal.safeParse(offer).success).toBe(taken);
});
