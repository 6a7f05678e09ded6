/** Rights of a brand in the content of a deal, line by line (rules/rights#terms). */

import { finding } from '../findings.ts';
import { instant, plausibleInstant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { postings, territories, useTerms } from './lines.ts';

/** How long something may be used, counted from the deal's completion. */
export const UseTerm = z.enum(useTerms);
export type UseTerm = z.infer<typeof UseTerm>;

/** Where in the world. */
export const Territory = z.enum(territories);
export type Territory = z.infer<typeof Territory>;

/** Publisher of the content on their own accounts: the brand, the creator, or both. */
export const Posting = z.enum(postings);
export type Posting = z.infer<typeof Posting>;

/** Every line of the rights but the day of a post. */
export const rightsFields = {
  /** Unpaid use: on the brand's own accounts, on its website and in its shop; null for neither. */
  unpaid: z.object({ ownAccounts: z.boolean(), siteAndShop: z.boolean(), term: UseTerm }).nullable(),
  /** Advertisements that the brand pays a platform for, from its own accounts; null for none. */
  paidAds: UseTerm.nullable(),
  /** Advertisements made of the creator's post, in the creator's name; null for none. */
  boostedPost: UseTerm.nullable(),
  /** Television, cinema, and posters outdoors; null for none. */
  broadcast: UseTerm.nullable(),
  territory: Territory,
  /** Whether everything that was filmed is handed over, unedited. */
  rawFootage: z.boolean(),
  posting: Posting,
};

/** The rights of a deal as they were agreed. */
export const RightsTerms = z.object({
  ...rightsFields,
  /** The day on which it is published, where one was agreed. */
  postOn: instant.nullable(),
});
export type RightsTerms = z.infer<typeof RightsTerms>;

/** Rights as a brief asks for them. Something must be granted: a use, or a post of the creator. */
export const NewRightsTerms = z
  .object({ ...rightsFields, postOn: plausibleInstant.nullable() })
  .refine(
    ({ unpaid, paidAds, boostedPost, broadcast, posting }) =>
      unpaid?.ownAccounts ||
      unpaid?.siteAndShop ||
      paidAds !== null ||
      boostedPost !== null ||
      broadcast !== null ||
      posting !== 'BRAND',
    { error: finding('rights.nothing_granted') },
  )
  .refine(({ boostedPost, posting }) => boostedPost === null || posting !== 'BRAND', {
    path: ['boostedPost'],
    error: finding('rights.no_post_to_boost'),
  });
