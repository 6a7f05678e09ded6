import { usualRights } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { proposedRights, readExclusivity, readRights, rightsFormOf } from './rights-form.ts';

test('the form proposes the usual rights', () => {
  expect(readRights(proposedRights, ['UGC Video'])).toEqual(usualRights);
});

test('rights go through the form and back, but for the day of the post', () => {
  const rights = {
    unpaid: { ownAccounts: false, siteAndShop: true, term: 'MONTHS_12' },
    paidAds: 'MONTHS_3',
    boostedPost: 'ENDLESS',
    broadcast: 'DAYS_30',
    territory: 'WORLD',
    rawFootage: true,
    posting: 'CREATOR',
    postOn: '2026-12-12T00:00:00.000Z',
  } as const;
  const form = rightsFormOf(rights);
  expect(readRights(form, [])).toEqual({ ...rights, postOn: null });
  expect(readRights({ ...form, postOn: '2099-12-12' }, []).postOn).toBe('2099-12-12T00:00:00.000Z');
  expect(readRights({ ...form, postOn: '2099-12' }, []).postOn).toBeNull();
});

test('no unpaid use is none, whatever its term was', () => {
  expect(readRights({ ...proposedRights, ownAccounts: false, siteAndShop: false }, []).unpaid).toBeNull();
});

test('an exclusivity has its trade without spaces around it', () => {
  expect(readExclusivity({ exclusivityMonths: '', exclusivityCategory: 'Skincare' })).toBeNull();
  expect(readExclusivity({ exclusivityMonths: '3', exclusivityCategory: ' Skincare ' })).toEqual({
    months: 3,
    category: 'Skincare',
  });
});
