import { expect, test } from 'vitest';
import { DealStatus } from '../deals/schemas.ts';
import { canHaveLink, commonPromoCode, filledIn } from './rules.ts';

test('a project has links from acceptance on, unless it is cancelled', () => {
  expect(DealStatus.options.filter(canHaveLink)).toMatchInlineSnapshot(`
    [
      "ACCEPTED",
      "IN_PROGRESS",
      "SUBMITTED",
      "NEEDS_REVISION",
      "COMPLETED",
    ]
  `);
});

const shop = 'https://oasis.example/serum';
const other = 'https://oasis.example/cream';

test('what is missing is filled in, and what is there stays', () => {
  const given = { target: shop, promoCode: 'OASIS15' };
  const rows = [
    { current: null, wanted: given },
    { current: { target: null, promoCode: '' }, wanted: given },
    { current: { target: other, promoCode: '' }, wanted: { target: other, promoCode: 'OASIS15' } },
    { current: { target: null, promoCode: 'LAYLA' }, wanted: { target: shop, promoCode: 'LAYLA' } },
    { current: { target: other, promoCode: 'LAYLA' }, wanted: null },
  ];
  expect(rows.map(({ current }) => filledIn(current, given))).toEqual(rows.map(({ wanted }) => wanted));
  expect(filledIn(null, { target: null, promoCode: '' }), 'nothing given').toBeNull();
});

test('projects have a common code only if it is one', () => {
  expect(commonPromoCode(['OASIS15', '', 'OASIS15'])).toBe('OASIS15');
  expect(commonPromoCode(['OASIS15', 'LAYLA'])).toBeNull();
  expect(commonPromoCode(['', ''])).toBeNull();
});
