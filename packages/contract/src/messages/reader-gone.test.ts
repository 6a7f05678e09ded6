import { expect, test } from 'vitest';
import type { DealDetail } from '../deals/schemas.ts';
import { goneReader, goneReaderOn } from './reader-gone.ts';

const brandId = '01890000-0000-7000-8000-000000000001';
const creatorId = '01890000-0000-7000-8000-000000000002';

test.each([
  ['a brand, to a creator who is there', 'BRAND', { brandId, creatorId }, null],
  ['a creator, to a brand that is there', 'CREATOR', { brandId, creatorId }, null],
  ['a brand, to a creator whose account was deleted', 'BRAND', { brandId, creatorId: null }, 'CREATOR'],
  ['a creator, to a brand whose account was deleted', 'CREATOR', { brandId: null, creatorId }, 'BRAND'],
] as const)('nobody reads what is written to an account that was deleted: %s', (_, writer, parties, gone) => {
  expect(goneReader(writer, parties)).toBe(gone);
  // The page of the deal knows it by what it shows of the other side.
  const shown = {
    creator: parties.creatorId === null ? null : { id: creatorId },
    brand: { guidelines: parties.brandId === null ? null : {} },
  } as Pick<DealDetail, 'brand' | 'creator'>;
  expect(goneReaderOn(shown, writer)).toBe(gone);
});
