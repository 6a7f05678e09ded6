import { type Surcharge, usualRights } from '@briefcast/contract';
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
};

test('deliverables by rates and rights by surcharges come together', () => {
  expect(briefSum(creator, surcharges, asked)).toMatchObject({
    estimate: { cents: 300_000 },
    rights: { cents: 120_000 },
    cents: 420_000,
  });
});

test('while the surcharges are not known, the deliverables stand alone', () => {
  expect(briefSum(creator, undefined, asked)).toMatchObject({ rights: null, cents: 300_000 });
});
