/** Details on a creator's page next to the profile: other accounts, packages, facts from finished deals. */

import { deliverableOptions, wishLimits } from '../deals/deliverables.ts';
import { finding } from '../findings.ts';
import { amountFrom, requiredLine, requiredText, text, webUrl } from '../kit/codecs.ts';
import { type Currency, convert, type ExchangeRate as Rate } from '../kit/currencies.ts';
import { ExchangeRate } from '../kit/exchange-rate.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Surcharge } from '../rights/surcharges.ts';
import { socialAddress, socialNetworks } from './social-address.ts';

const Network = z.enum(socialNetworks);

/** An account elsewhere, with its followers as its owner states them; null where they state none. */
export const SocialAccount = z.object({
  network: Network,
  url: z.string(),
  followers: z.int().nullable(),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

/** Account as it is given: the page by its address or by the name there. */
export const SocialAccountInput = z
  .object({
    network: Network,
    url: requiredText(limits.url),
    followers: z.int().min(0, finding('number.not_whole')).max(10_000_000_000).nullable(),
  })
  .transform((account, context) => {
    const address = webUrl.safeParse(socialAddress(account.network, account.url));
    if (address.success) return { ...account, url: address.data };
    context.addIssue({ code: 'custom', path: ['url'], message: finding('address.not_full') });
    return z.NEVER;
  });

/** A kind of content that a package holds, and how many of it; each kind once. */
const PackedContent = z.object({
  kind: z.enum(deliverableOptions, finding('deliverable.unknown')),
  count: z.int().min(1).max(wishLimits.count),
});
const contents = z
  .array(PackedContent)
  .max(deliverableOptions.length)
  .transform((all) => all.filter(({ kind }, at) => all.findIndex((one) => one.kind === kind) === at));

/** Several things for one price. */
export const OfferedPackage = z.object({
  name: z.string(),
  /** Contents of the package, in the creator's words. */
  includes: z.string(),
  /** Contents as a brief asks for them, to fill a brief with; absent where the creator says it in words alone. */
  deliverables: z.array(PackedContent).optional(),
  /** Hundredths of the profile's currency. */
  price: z.int(),
  turnaroundDays: z.int().nullable(),
});
export type OfferedPackage = z.infer<typeof OfferedPackage>;

/** Packages as they come to in another currency. */
export const packagesIn = (
  to: Currency,
  packages: readonly OfferedPackage[],
  from: Currency,
  rate: Rate,
): OfferedPackage[] =>
  packages.map((one) => ({ ...one, price: convert({ cents: one.price, currency: from }, to, rate) }));

export const OfferedPackageInput = z.object({
  name: requiredLine(limits.name),
  includes: text(500),
  deliverables: contents.optional(),
  price: amountFrom(1, finding('amount.no_price')),
  turnaroundDays: z.int().min(0).max(365).nullable(),
});

export const mostSocialAccounts = 8;
export const mostPackages = 6;

/** The least number of finished deals before any facts are shown: fewer mean little, and would reveal one brand. */
export const leastDealsForFacts = 3;
/** From this share on a creator counts as being on time where people are narrowed by it. */
export const onTimeShare = 0.9;

/** Facts about a creator from finished deals. */
export const WorkFacts = z.object({
  completed: z.int(),
  /** Deals whose first submission is known: their number, and how many were in time. */
  submitted: z.int(),
  onTime: z.int(),
  /** The median time to reply to a message of a brand; null where nobody wrote. */
  replyMinutes: z.int().nullable(),
  /** Rounds of changes, on average. */
  rounds: z.number(),
});
export type WorkFacts = z.infer<typeof WorkFacts>;

/** Facts about a brand from finished deals; payment facts are separate (`PaymentRecord`). */
export const BrandFacts = WorkFacts.pick({ completed: true, replyMinutes: true, rounds: true }).extend({
  /** The median time from a file's submission to its approval; null where none was approved. */
  approveMinutes: z.int().nullable(),
});
export type BrandFacts = z.infer<typeof BrandFacts>;

/** Details next to the public profile. `facts` is null while there are too few finished deals. */
export const CreatorDetails = z.object({
  socialAccounts: z.array(SocialAccount),
  packages: z.array(OfferedPackage),
  /** Prices of rights beyond the usual ones. Absent from older servers. */
  surcharges: z.array(Surcharge).optional(),
  facts: WorkFacts.nullable(),
  /** By which prices are read in another currency. Absent from older servers. */
  rate: ExchangeRate.optional(),
  /** Whether the operator takes reports of profiles; absent where not. */
  takesReports: z.boolean().optional(),
});
export type CreatorDetails = z.infer<typeof CreatorDetails>;
