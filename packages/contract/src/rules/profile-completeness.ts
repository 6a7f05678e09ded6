/**
 * When a creator's profile may be published (rules/publishing#completeness, rules/publishing#begun-price-sets).
 * One function: the banner lists its findings, the server refuses with them.
 */
import type { ErrorDetail } from '../errors.ts';
import type { CreatorPricing } from './price.ts';

export const minimumPortfolioItems = 3;
const totalPoints = 8;

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
  /** What is missing, as texts with the field they belong to. */
  missing: ErrorDetail[];
  /** 0 to 100. */
  percentage: number;
  /** Points reached of eight: six basics, pricing, portfolio. */
  points: number;
  summary: string;
}

interface PricingSet {
  fields: { field: keyof CreatorPricing; missing: string; isPrice: boolean }[];
}

const pricingSets: PricingSet[] = [
  {
    fields: [
      { field: 'ugcVideoPricing', missing: 'UGC video price', isPrice: true },
      { field: 'ugcPhotoPricing', missing: 'UGC photo price', isPrice: true },
      { field: 'ugcTurnaroundDays', missing: 'UGC turnaround days', isPrice: false },
    ],
  },
  {
    fields: [
      { field: 'influencerReelPricing', missing: 'Influencer reel price', isPrice: true },
      { field: 'influencerStoryPricing', missing: 'Influencer story price', isPrice: true },
      { field: 'influencerTurnaroundDays', missing: 'Influencer turnaround days', isPrice: false },
    ],
  },
];

function missingBasics(facts: CompletenessFacts): ErrorDetail[] {
  const texts = [
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['bio', 'Bio'],
    ['location', 'Location'],
  ] as const;
  const missing: ErrorDetail[] = texts
    .filter(([field]) => !facts[field]?.trim())
    .map(([field, message]) => ({ path: [field], message }));
  if (facts.languages.length === 0) missing.push({ path: ['languages'], message: 'At least one language' });
  if (facts.categories.length === 0) missing.push({ path: ['categories'], message: 'At least one category' });
  return missing;
}

/**
 * A set counts as begun when it has a price: default turnaround days alone are no beginning
 * (rules/publishing#begun-price-sets).
 */
function missingPricing(facts: CompletenessFacts): ErrorDetail[] {
  const isFilled = ({ field, isPrice }: PricingSet['fields'][number]) =>
    isPrice ? (facts[field] ?? 0) > 0 : facts[field] !== null;
  if (pricingSets.some((set) => set.fields.every(isFilled))) return [];
  const begun = pricingSets.filter((set) => set.fields.some((entry) => entry.isPrice && isFilled(entry)));
  if (begun.length === 0) {
    return [{ path: ['pricing'], message: 'At least one full pricing set (UGC or Influencer)' }];
  }
  return begun.flatMap((set) =>
    set.fields
      .filter((entry) => !isFilled(entry))
      .map(({ field, missing }) => ({ path: [field], message: missing })),
  );
}

/** What a portfolio of so many items lacks; empty where it has enough. */
export function missingPortfolio(count: number): ErrorDetail[] {
  if (count >= minimumPortfolioItems) return [];
  const message =
    count === 0
      ? 'At least one portfolio item'
      : `${minimumPortfolioItems - count} more portfolio items (${count}/${minimumPortfolioItems} minimum)`;
  return [{ path: ['portfolio'], message }];
}

/**
 * What a change takes from a profile that publishing asks for: empty where it takes nothing. What was missing before, as
 * in a profile that the admin published incomplete, is not counted against the change.
 */
export function lostCompleteness(before: CompletenessFacts, after: CompletenessFacts): ErrorDetail[] {
  const missingBefore = new Set(missingBasics(before).map(({ path }) => path.join('.')));
  const sections = [missingPricing, (facts: CompletenessFacts) => missingPortfolio(facts.portfolioItems)];
  return [
    ...missingBasics(after).filter(({ path }) => !missingBefore.has(path.join('.'))),
    ...sections.flatMap((missingIn) => (missingIn(before).length === 0 ? missingIn(after) : [])),
  ];
}

/** Everything that stands between a profile and its publication, and how far it has come. */
export function profileCompleteness(facts: CompletenessFacts): Completeness {
  const basics = missingBasics(facts);
  const pricing = missingPricing(facts);
  const portfolio = missingPortfolio(facts.portfolioItems);
  const missing = [...basics, ...pricing, ...portfolio];
  const points = 6 - basics.length + (pricing.length === 0 ? 1 : 0) + (portfolio.length === 0 ? 1 : 0);
  const percentage = Math.round((points / totalPoints) * 100);
  const isComplete = missing.length === 0;
  return {
    isComplete,
    missing,
    percentage,
    points,
    summary: isComplete
      ? 'Your profile is complete and ready to be published!'
      : `Complete ${missing.length} more field(s) to publish your profile (${percentage}% complete)`,
  };
}
