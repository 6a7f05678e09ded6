/**
 * When a creator's profile may be published (rules/creators#completeness, rules/creators#begun-price-sets).
 * One function: the banner lists its findings, the server refuses with them.
 */
import type { PlainFindingCode, ProfileFinding, ProfileFindingCode } from '../findings.ts';
import type { CreatorPricing } from './price.ts';

export const minimumPortfolioItems = 3;
/** Points of a complete profile: six basics, pricing, portfolio. */
export const totalPoints = 8;

/** The facts that completeness looks at. */
export interface CompletenessFacts extends CreatorPricing {
  firstName: string;
  lastName: string;
  bio: string | null;
  location: string | null;
  languages: readonly unknown[];
  categories: readonly unknown[];
  portfolioItems: number;
}

export interface Completeness {
  isComplete: boolean;
  /** Missing parts, with the field each belongs to. */
  missing: ProfileFinding[];
  /** 0 to 100. */
  percentage: number;
  /** Points reached of `totalPoints`. */
  points: number;
}

interface PricingSet {
  fields: {
    field: keyof CreatorPricing;
    missing: Extract<ProfileFindingCode, PlainFindingCode>;
    isPrice: boolean;
  }[];
}

const pricingSets: PricingSet[] = [
  {
    fields: [
      { field: 'ugcVideoPricing', missing: 'profile.no_ugc_video_price', isPrice: true },
      { field: 'ugcPhotoPricing', missing: 'profile.no_ugc_photo_price', isPrice: true },
      { field: 'ugcTurnaroundDays', missing: 'profile.no_ugc_turnaround', isPrice: false },
    ],
  },
  {
    fields: [
      { field: 'influencerReelPricing', missing: 'profile.no_reel_price', isPrice: true },
      { field: 'influencerStoryPricing', missing: 'profile.no_story_price', isPrice: true },
      { field: 'influencerTurnaroundDays', missing: 'profile.no_influencer_turnaround', isPrice: false },
    ],
  },
];

function missingBasics(facts: CompletenessFacts): ProfileFinding[] {
  const needed = [
    ['firstName', 'profile.no_first_name'],
    ['lastName', 'profile.no_last_name'],
    ['bio', 'profile.no_bio'],
    ['location', 'profile.no_location'],
  ] as const;
  const missing: ProfileFinding[] = needed
    .filter(([field]) => !facts[field]?.trim())
    .map(([field, code]) => ({ path: [field], code }));
  if (facts.languages.length === 0) missing.push({ path: ['languages'], code: 'profile.no_language' });
  if (facts.categories.length === 0) missing.push({ path: ['categories'], code: 'profile.no_category' });
  return missing;
}

/**
 * A set counts as begun when it has a price: default turnaround days alone are no beginning
 * (rules/creators#begun-price-sets).
 */
function missingPricing(facts: CompletenessFacts): ProfileFinding[] {
  const isFilled = ({ field, isPrice }: PricingSet['fields'][number]) =>
    isPrice ? (facts[field] ?? 0) > 0 : facts[field] !== null;
  if (pricingSets.some((set) => set.fields.every(isFilled))) return [];
  const begun = pricingSets.filter((set) => set.fields.some((entry) => entry.isPrice && isFilled(entry)));
  if (begun.length === 0) {
    return [{ path: ['pricing'], code: 'profile.no_pricing' }];
  }
  return begun.flatMap((set) =>
    set.fields
      .filter((entry) => !isFilled(entry))
      .map(({ field, missing }) => ({ path: [field], code: missing })),
  );
}

/** Findings for a portfolio with that number of items; empty where it has enough. */
export function missingPortfolio(count: number): ProfileFinding[] {
  if (count >= minimumPortfolioItems) return [];
  if (count === 0) return [{ path: ['portfolio'], code: 'profile.no_portfolio' }];
  const params = { missing: minimumPortfolioItems - count, count, minimum: minimumPortfolioItems };
  return [{ path: ['portfolio'], code: 'profile.portfolio_too_small', params }];
}

/**
 * Required parts of a published profile that a change takes away; empty where it takes none. Parts missing before,
 * as in a profile that the admin published incomplete, are not counted against the change.
 */
export function lostCompleteness(before: CompletenessFacts, after: CompletenessFacts): ProfileFinding[] {
  const missingBefore = new Set(missingBasics(before).map(({ path }) => path.join('.')));
  const sections = [missingPricing, (facts: CompletenessFacts) => missingPortfolio(facts.portfolioItems)];
  return [
    ...missingBasics(after).filter(({ path }) => !missingBefore.has(path.join('.'))),
    ...sections.flatMap((missingIn) => (missingIn(before).length === 0 ? missingIn(after) : [])),
  ];
}

/** Whether a profile has a name and nothing that a brand could choose by: the admin does not publish it either. */
export const isEmptyProfile = (facts: CompletenessFacts): boolean =>
  !facts.bio?.trim() &&
  !facts.location?.trim() &&
  facts.languages.length === 0 &&
  facts.categories.length === 0 &&
  facts.portfolioItems === 0 &&
  missingPricing(facts).some(({ code }) => code === 'profile.no_pricing');

/** Everything missing for a profile's publication, and how far it has come. */
export function profileCompleteness(facts: CompletenessFacts): Completeness {
  const basics = missingBasics(facts);
  const pricing = missingPricing(facts);
  const portfolio = missingPortfolio(facts.portfolioItems);
  const missing = [...basics, ...pricing, ...portfolio];
  const points = 6 - basics.length + (pricing.length === 0 ? 1 : 0) + (portfolio.length === 0 ? 1 : 0);
  const percentage = Math.round((points / totalPoints) * 100);
  return { isComplete: missing.length === 0, missing, percentage, points };
}
