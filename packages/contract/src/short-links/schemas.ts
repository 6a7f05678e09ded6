/** Short links of deals, by which clicks are counted, and codes that buyers type in (rules/short-links). */
import { finding } from '../findings.ts';
import { id, line, webUrl } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { mostPromoCodeLetters, mostTargetLetters } from './limits.ts';

const promoCode = line(mostPromoCodeLetters).refine((code) => !/\s/u.test(code), {
  error: finding('promocode.spaces'),
});

/** A link and a code as the brand gives them. */
export const NewDealLink = z.object({
  /** Where the short link leads; null switches it off. */
  target: webUrl.max(mostTargetLetters).nullable(),
  /** Empty for none. */
  promoCode,
});
export type NewDealLink = z.infer<typeof NewDealLink>;

export const DealLink = z.object({
  /** Last part of the short address. */
  slug: z.string(),
  target: z.string().nullable(),
  promoCode: z.string(),
  /** Clicks counted in all, and on the last seven days of the market with today. */
  clicks: z.int(),
  clicksThisWeek: z.int(),
});
export type DealLink = z.infer<typeof DealLink>;

/** Accepted deal of a campaign with its link. */
export const LinkedDeal = z.object({
  dealId: id,
  title: z.string(),
  creator: z.object({ id, name: z.string(), image: z.string().nullable() }).nullable(),
  /** Null before the first one is given. */
  link: DealLink.nullable(),
});
export type LinkedDeal = z.infer<typeof LinkedDeal>;

export const CampaignLinks = z.object({
  deals: z.array(LinkedDeal),
  /** Whether older deals were left out. */
  isCut: z.boolean(),
});
export type CampaignLinks = z.infer<typeof CampaignLinks>;
