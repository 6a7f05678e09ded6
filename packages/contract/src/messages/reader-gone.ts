/** Whether anybody is left to read what one side of a deal writes (rules/messages#gone). */
import type { Role } from '../accounts/schemas.ts';
import type { DealParties } from '../actors.ts';
import type { DealDetail } from '../deals/schemas.ts';

/** Reader of each side's messages. */
export const readerOf: Record<Role, Role> = { BRAND: 'CREATOR', CREATOR: 'BRAND' };

/** The side that would read what this one writes, where its account was deleted; null while there is one. */
export function goneReader(writer: Role, { brandId, creatorId }: DealParties): Role | null {
  const reader = readerOf[writer];
  return (reader === 'BRAND' ? brandId : creatorId) === null ? reader : null;
}

/**
 * Deleted reader, from the fields of the deal's page: a brand that shows no guidelines is one whose account was
 * deleted.
 */
export function goneReaderOn(
  { brand, creator }: Pick<DealDetail, 'brand' | 'creator'>,
  writer: Role,
): Role | null {
  const reader = readerOf[writer];
  return (reader === 'BRAND' ? brand.guidelines : creator) === null ? reader : null;
}
