import type { OwnUser } from '@briefcast/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lists = {
  CREATOR: ['languages', 'categories', 'portfolio'],
  BRAND: [
    'brandFonts',
    'targetLocation',
    'targetInterests',
    'contentDos',
    'contentDonts',
    'hashtagGuidelines',
  ],
} as const;

/**
 * Whether the stored value is a complete own profile. Checked by hand, because the contract's schema would
 * add its library to the first load. A profile of an older version counts as absent; then the server is asked
 * again.
 */
export function isStoredUser(value: unknown): value is OwnUser {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.email !== 'string') return false;
  if (value.role === 'CREATOR') {
    return typeof value.firstName === 'string' && lists.CREATOR.every((key) => Array.isArray(value[key]));
  }
  if (value.role === 'BRAND') {
    return (
      typeof value.companyName === 'string' &&
      value.brandId !== undefined &&
      isRecord(value.brandColors) &&
      lists.BRAND.every((key) => Array.isArray(value[key]))
    );
  }
  return false;
}
