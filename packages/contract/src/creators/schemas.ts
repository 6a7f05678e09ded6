/** Creators: the own profile, the public one, the directory (rules/creators). */

import { ownName } from '../accounts/names.ts';
import {
  cents,
  chosenLanguage,
  currency,
  id,
  line,
  orJson,
  queryInt,
  queryList,
  requiredLine,
  text,
} from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { OwnReview } from '../moderation/schemas.ts';
import { PortfolioItem, workKinds } from '../portfolio/schemas.ts';
import { Surcharge, SurchargesInput } from '../rights/surcharges.ts';
import { suspendedAs } from '../suspensions/suspended-as.ts';
import { Category } from './category.ts';
import {
  mostPackages,
  mostSocialAccounts,
  OfferedPackage,
  OfferedPackageInput,
  SocialAccount,
  SocialAccountInput,
} from './details.ts';
import { directorySorts, offeredKinds } from './directory.ts';
import { socialNetworks } from './social-address.ts';

const profileFields = {
  firstName: z.string(),
  lastName: z.string(),
  profileImage: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  languages: z.array(z.string()),
  categories: z.array(Category),
  /** Currency of every price of the profile, packages and surcharges included. */
  currency,
  ugcVideoPricing: cents.nullable(),
  ugcPhotoPricing: cents.nullable(),
  ugcTurnaroundDays: z.int().nullable(),
  influencerReelPricing: cents.nullable(),
  influencerStoryPricing: cents.nullable(),
  influencerTurnaroundDays: z.int().nullable(),
  isPublished: z.boolean(),
  portfolio: z.array(PortfolioItem),
};

/** A creator's own profile. */
export const OwnCreator = z.object({
  id,
  email: z.string(),
  /** Until it is, mails about briefs and projects wait. */
  emailConfirmed: z.boolean(),
  chosenLanguage,
  role: z.literal('CREATOR'),
  suspended: suspendedAs,
  ...profileFields,
  /** The admin took the profile offline: only the admin can publish it again. Absent from older servers. */
  isWithheld: z.boolean().optional(),
  /** Why, in the admin's words; null where none were written. */
  withheldReason: z.string().nullable().optional(),
  /** State of the newest request, with moderation on. Absent where there is none. */
  review: OwnReview.optional(),
  socialAccounts: z.array(SocialAccount).optional(),
  packages: z.array(OfferedPackage).optional(),
  surcharges: z.array(Surcharge).optional(),
  /** An admin looks at the market as this invented person. Absent everywhere else. */
  isLook: z.literal(true).optional(),
});
export type OwnCreator = z.infer<typeof OwnCreator>;

/** Public part of a published creator: never the e-mail (rules/creators#what-is-public). */
export const PublicCreator = z.object({
  id,
  ...profileFields,
  /** Invented (rules/sample-people). Absent from older servers. */
  isSample: z.boolean().optional(),
});
export type PublicCreator = z.infer<typeof PublicCreator>;

const mostTurnaroundDays = 365;
const turnaroundDays = z.int().min(0).max(mostTurnaroundDays);

/** A category by its id, its name, or both (rules/wire#partial-updates). */
const CategoryReference = z.union([
  requiredLine(limits.name),
  z.object({ id: line(limits.name).optional(), name: line(limits.name).optional() }),
]);
export type CategoryReference = z.infer<typeof CategoryReference>;

/** Changes to a creator's profile: an absent field stays, null clears (rules/wire#partial-updates). */
export const CreatorProfileUpdate = z.object({
  firstName: ownName.optional(),
  lastName: ownName.optional(),
  profileImage: text(limits.url).nullable().optional(),
  bio: text(limits.text).nullable().optional(),
  location: line(limits.name).nullable().optional(),
  languages: orJson(z.array(requiredLine(limits.name)).max(limits.listItems))
    .nullable()
    .optional(),
  categories: orJson(z.array(CategoryReference).max(limits.listItems)).nullable().optional(),
  /** Currency of every price of the profile; the numbers stay as they are. */
  currency: currency.optional(),
  ugcVideoPricing: cents.nullable().optional(),
  ugcPhotoPricing: cents.nullable().optional(),
  ugcTurnaroundDays: turnaroundDays.nullable().optional(),
  influencerReelPricing: cents.nullable().optional(),
  influencerStoryPricing: cents.nullable().optional(),
  influencerTurnaroundDays: turnaroundDays.nullable().optional(),
  socialAccounts: orJson(z.array(SocialAccountInput).max(mostSocialAccounts)).nullable().optional(),
  packages: orJson(z.array(OfferedPackageInput).max(mostPackages)).nullable().optional(),
  /** Prices of rights beyond the usual ones. */
  surcharges: SurchargesInput.nullable().optional(),
  isPublished: z.boolean().optional(),
});
export type CreatorProfileUpdate = z.infer<typeof CreatorProfileUpdate>;

/**
 * Maximum number of creators in one answer of the directory, which also ends where it fills its bytes on the
 * server. Without a limit it holds all, up to this number; the others follow by `nextCursor`.
 */
export const mostCreatorsAtOnce = 10_000;

const mostFollowersAsked = 999_999_999;

/**
 * Filters of the public directory. Prices are in cents of US dollars; those in dirhams are compared by the fixed rate. Without any of them everybody is found
 * (rules/creators#directory).
 */
export const DirectoryQuery = z.object({
  search: line(limits.title).optional(),
  languages: queryList(limits.listItems).optional(),
  categories: queryList(limits.listItems).optional(),
  locations: queryList(limits.listItems).optional(),
  networks: queryList(socialNetworks.length).optional(),
  deliverables: queryList(offeredKinds.length).optional(),
  /** Followers of all accounts together. */
  minFollowers: queryInt(0, mostFollowersAsked).optional(),
  minPrice: queryInt(0, limits.cents).optional(),
  maxPrice: queryInt(0, limits.cents).optional(),
  /** The kind whose price is compared; without it the starting price is. */
  priceKind: z.enum(workKinds).optional(),
  /** Most days that a card tells for work; who tells none is left out. */
  maxTurnaround: queryInt(1, mostTurnaroundDays).optional(),
  sort: z.enum(directorySorts).optional(),
  limit: queryInt(1, 100).optional(),
  cursor: text(200).optional(),
});
export type DirectoryQuery = z.infer<typeof DirectoryQuery>;

/** How many creators each value of a filter would leave. */
const Facet = z.array(z.object({ value: z.string(), count: z.int() }));

export const DirectoryPage = z.object({
  creators: z.array(PublicCreator),
  total: z.int(),
  nextCursor: z.string().nullable(),
  facets: z.object({
    languages: Facet,
    categories: Facet,
    locations: Facet,
    /** These two are absent from older servers. */
    networks: Facet.optional(),
    deliverables: Facet.optional(),
  }),
  /** Words that nobody has, and the ones that were taken for them; absent where there are none. */
  corrections: z.array(z.object({ searched: z.string(), taken: z.string() })).optional(),
});
export type DirectoryPage = z.infer<typeof DirectoryPage>;
