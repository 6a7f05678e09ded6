import {
  type Currency,
  fixedRate,
  type OfferedPackage,
  type Surcharge,
  usualRights,
} from '@briefcast/contract';
import { expect, test } from 'vitest';
import { publicCreator } from '../../../testing/directory.ts';
import { briefSum } from './brief-sum.ts';

const creator = publicCreator({ ugcVideoPricing: 100_000, ugcPhotoPricing: 50_000 });
const surcharges: Surcharge[] = [
  { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 },
  { line: 'EXCLUSIVITY_1', kind: 'PERCENT', percent: 10 },
];
const asked = {
  wanted: [{ kind: 'UGC Video' as const, count: 3 }],
  rights: { ...usualRights, paidAds: 'MONTHS_3' as const },
  exclusivity: { months: 1, category: '' },
  packageName: '',
};

test('deliverables by rates and rights by surcharges come together', () => {
  expect(briefSum(creator, surcharges, asked)).toMatchObject({
    estimate: { cents: 300_000 },
    rights: { cents: 120_000 },
    cents: 420_000,
  });
});

test('a package replaces the rates of what it holds, and shares are of its price; both in the currency of the brief', () => {
  const offered: OfferedPackage = {
    ...{ name: 'Two films', includes: '', price: 160_000, turnaroundDays: null },
    deliverables: [{ kind: 'UGC Video', count: 2 }],
  };
  const chosen = { ...asked, packageName: 'Two films' };
  const sum = (currency: Currency) =>
    briefSum(creator, surcharges, chosen, { currency, rate: fixedRate }, [offered]);
  expect(sum('USD')).toMatchObject({
    estimate: { package: { name: 'Two films', price: 160_000 }, lines: [{ count: 1 }], cents: 260_000 },
    rights: { cents: 104_000 },
    cents: 364_000,
  });
  expect(sum('AED').estimate.package?.price).toBe(587_600);
  expect(briefSum(creator, surcharges, asked, undefined, [offered])).toMatchObject({ cents: 420_000 });
});

test('while the surcharges are not known, the deliverables stand alone', () => {
  expect(briefSum(creator, undefined, asked)).toMatchObject({ rights: null, cents: 300_000 });
});
