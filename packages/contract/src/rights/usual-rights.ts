/** The rights that a form of a brief proposes: a brand's own set, else the operator's, else the one that is built in (rules/rights#usual). */

import { finding } from '../findings.ts';
import { line } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Exclusivity, rightMonths } from './schemas.ts';
import { Posting, rightsFields } from './terms.ts';
import { usualRights } from './uses.ts';

/** A set of rights without the day of the post, which belongs to one brief. */
const setFields = {
  ...rightsFields,
  /** Null where what is asked for proposes who publishes. */
  posting: Posting.nullable(),
};

export const UsualRights = z.object({
  ...setFields,
  /** Its trade may be empty, to be written with each brief. */
  exclusivity: Exclusivity.nullable(),
});
export type UsualRights = z.infer<typeof UsualRights>;

/** Set as somebody saves it: as in a brief, something is granted, and there is a post where one is boosted. */
export const NewUsualRights = z
  .object({
    ...setFields,
    exclusivity: z.object({ months: rightMonths, category: line(limits.name) }).nullable(),
  })
  .refine(
    ({ unpaid, paidAds, boostedPost, broadcast, posting }) =>
      unpaid?.ownAccounts ||
      unpaid?.siteAndShop ||
      paidAds !== null ||
      boostedPost !== null ||
      broadcast !== null ||
      posting === 'BOTH' ||
      posting === 'CREATOR',
    { error: finding('rights.nothing_granted') },
  )
  .refine(({ boostedPost, posting }) => boostedPost === null || posting !== 'BRAND', {
    path: ['boostedPost'],
    error: finding('rights.no_post_to_boost'),
  });

const { postOn: _, ...usualTerms } = usualRights;

/** Defaults of a form where neither the brand nor the operator has a set of its own. */
export const builtInUsualRights: UsualRights = { ...usualTerms, posting: null, exclusivity: null };

/** Owner of the proposed set. */
export const UsualRightsOwner = z.enum(['BRAND', 'OPERATOR', 'BUILT_IN']);
export type UsualRightsOwner = z.infer<typeof UsualRightsOwner>;

export const ProposedRights = z.object({ rights: UsualRights, whose: UsualRightsOwner });
export type ProposedRights = z.infer<typeof ProposedRights>;

/** The brand's set wins over the operator's, and that over the built-in one. */
export function proposedRightsOf(
  ofBrand: UsualRights | null,
  ofOperator: UsualRights | null | undefined,
): ProposedRights {
  if (ofBrand) return { rights: ofBrand, whose: 'BRAND' };
  return ofOperator
    ? { rights: ofOperator, whose: 'OPERATOR' }
    : { rights: builtInUsualRights, whose: 'BUILT_IN' };
}
