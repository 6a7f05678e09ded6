import { expect, test } from 'vitest';
import { usualRights } from './uses.ts';
import { builtInUsualRights, NewUsualRights, proposedRightsOf } from './usual-rights.ts';

const own = { ...builtInUsualRights, paidAds: 'MONTHS_3' } as const;
const ofOperator = { ...builtInUsualRights, territory: 'UAE' } as const;

test('a brand’s set wins over the operator’s, and that over the built-in one', () => {
  expect(proposedRightsOf(own, ofOperator)).toEqual({ rights: own, whose: 'BRAND' });
  expect(proposedRightsOf(null, ofOperator)).toEqual({ rights: ofOperator, whose: 'OPERATOR' });
  for (const none of [null, undefined])
    expect(proposedRightsOf(null, none)).toEqual({ rights: builtInUsualRights, whose: 'BUILT_IN' });
});

test('the built-in set is what is usual, not exclusive, and leaves who publishes to what is asked for', () => {
  expect({ ...builtInUsualRights, postOn: null, posting: 'BRAND' }).toEqual({
    ...usualRights,
    exclusivity: null,
  });
});

test.each([
  ['grants nothing', { unpaid: null }, false],
  ['is a post of the creator alone', { unpaid: null, posting: 'CREATOR' }, true],
  ['boosts a post that nobody makes', { boostedPost: 'DAYS_30', posting: 'BRAND' }, false],
  ['boosts a post', { boostedPost: 'DAYS_30' }, true],
  ['leaves the trade open', { exclusivity: { months: 3, category: ' ' } }, true],
  ['is exclusive for no time', { exclusivity: { months: 0, category: 'Skincare' } }, false],
] as const)('a set that %s can be kept: %s', (_, change, isKept) => {
  expect(NewUsualRights.safeParse({ ...builtInUsualRights, ...change }).success).toBe(isKept);
});
