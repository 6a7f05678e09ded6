/** Rules of short links and of the codes that go with them (rules/short-links). */
import type { DealStatus } from '../deals/schemas.ts';
import { hasPublications } from '../publications/rules.ts';

/** Whether a project may get a link and a code: as long as posts can come of it. */
export const canHaveLink = (status: DealStatus): boolean => hasPublications(status);

interface LinkAndCode {
  target: string | null;
  promoCode: string;
}

/** Fills in what a project lacks, and leaves what it has; null where that changes nothing. */
export function filledIn(current: LinkAndCode | null, given: LinkAndCode): LinkAndCode | null {
  const target = current?.target ?? given.target;
  const promoCode = current?.promoCode || given.promoCode;
  const isSame = target === (current?.target ?? null) && promoCode === (current?.promoCode ?? '');
  return isSame ? null : { target, promoCode };
}

/** The one code of these projects; null where they have none or several. */
export function commonPromoCode(codes: readonly string[]): string | null {
  const [first, ...others] = new Set(codes.filter((code) => code !== ''));
  return first !== undefined && others.length === 0 ? first : null;
}
