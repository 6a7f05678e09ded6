import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DealStatus } from '../deals/schemas.ts';
import { mostCorrections, mostPublications } from './limits.ts';
import {
  canCorrectPublication,
  canStatePublication,
  canWithdrawPublication,
  publicationPlan,
} from './rules.ts';

test('posts are stated from acceptance on, until there is room for no more', () => {
  const stating = DealStatus.options.filter((status) => canStatePublication(status, 0).allowed);
  expect(stating).toEqual(['ACCEPTED', 'IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION', 'COMPLETED']);
  expect(canStatePublication('BRIEF_SENT', 0)).toEqual({ allowed: false, code: 'publication.not_now' });
  expect(canStatePublication('COMPLETED', mostPublications - 1)).toEqual({ allowed: true });
  expect(canStatePublication('COMPLETED', mostPublications)).toEqual({
    allowed: false,
    code: 'publication.full',
  });
});

test('the side that stated it corrects and withdraws it, as long as it stands', () => {
  const own = { by: 'CREATOR', withdrawnAt: null, earlier: [] } as const;
  expect(canCorrectPublication(own, 'CREATOR')).toEqual({ allowed: true });
  expect(canWithdrawPublication(own, 'CREATOR')).toEqual({ allowed: true });
  for (const can of [canCorrectPublication, canWithdrawPublication]) {
    expect(can(own, 'BRAND')).toEqual({ allowed: false, code: 'publication.not_yours' });
    expect(can({ ...own, withdrawnAt: '2026-02-10T00:00:00.000Z' }, 'CREATOR')).toEqual({
      allowed: false,
      code: 'publication.withdrawn',
    });
  }
  const often = { ...own, earlier: Array.from({ length: mostCorrections }) };
  expect(canCorrectPublication(often, 'CREATOR')).toMatchObject({ code: 'publication.corrected_too_often' });
  expect(canWithdrawPublication(often, 'CREATOR')).toEqual({ allowed: true });
});

const accepted = { status: 'ACCEPTED', stated: 0 } as const;
const rights = { posting: 'CREATOR', postOn: '2026-02-08T00:00:00.000Z' } as const;

test('a day that was agreed is planned before it, and out without a statement from it on', () => {
  const on = (today: string) => publicationPlan({ ...accepted, rights }, today);
  expect(['2026-02-07', '2026-02-08', '2026-03-01'].map(on)).toEqual(['PLANNED', 'OUT', 'OUT']);
  expect(publicationPlan({ ...accepted, rights: { ...rights, postOn: null } }, '2026-03-01')).toBe('PLANNED');
  const ofBrand = { posting: 'BRAND', postOn: null } as const;
  expect(publicationPlan({ ...accepted, rights: ofBrand }, '2026-03-01')).toBeNull();
  expect(publicationPlan({ ...accepted, rights: null }, '2026-03-01')).toBeNull();
});

test('whatever was agreed, a stated post is stated, and a deal without acceptance plans none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DealStatus.options), fc.integer({ min: 0, max: 3 }), (status, stated) => {
      const plan = publicationPlan({ status, rights, stated }, '2026-02-08');
      const isOut = canStatePublication(status, 0).allowed;
      expect(plan).toBe(stated > 0 ? 'STATED' : isOut ? 'OUT' : null);
    }),
  );
});
