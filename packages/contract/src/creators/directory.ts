/** Rules of finding creators, shared by the landing page, the directory and its index; `search-text.ts` has what is searched. */
import { searchWords } from '../kit/fold-for-search.ts';
import { workKinds } from '../portfolio/schemas.ts';
import type { CreatorPricing } from './price.ts';
import { type SocialNetwork, socialNetworks } from './social-address.ts';

/** Sort orders of the directory. */
export const directorySorts = ['newest', 'price_asc', 'price_desc'] as const;

/** Kinds of work a creator can be asked for: kinds that have a price, and kinds in a package. */
export const offeredKinds = [...workKinds, 'Packages'] as const;
export type OfferedKind = (typeof offeredKinds)[number];

type Prices = Pick<
  CreatorPricing,
  'ugcVideoPricing' | 'ugcPhotoPricing' | 'influencerReelPricing' | 'influencerStoryPricing'
>;

export interface Offering extends Prices {
  packages: readonly unknown[];
}

/** The kinds that a creator has a price or a package for. */
export function kindsOffered(creator: Offering): OfferedKind[] {
  const isOffered: Record<OfferedKind, boolean> = {
    'UGC Video': (creator.ugcVideoPricing ?? 0) > 0,
    'UGC Photo': (creator.ugcPhotoPricing ?? 0) > 0,
    'Reel/Post': (creator.influencerReelPricing ?? 0) > 0,
    'Story Post': (creator.influencerStoryPricing ?? 0) > 0,
    Packages: creator.packages.length > 0,
  };
  return offeredKinds.filter((kind) => isOffered[kind]);
}

export interface Account {
  network: SocialNetwork;
  url: string;
  followers: number | null;
}

/** The networks on which somebody is, each once. */
export const networksOf = (accounts: readonly Account[]): SocialNetwork[] =>
  socialNetworks.filter((network) => accounts.some((account) => account.network === network));

/** The followers of all accounts together, as their owner states them. */
export const followersOf = (accounts: readonly Account[]): number =>
  accounts.reduce((sum, { followers }) => sum + (followers ?? 0), 0);

/** Endings of Arabic words that number and gender change. */
const arabicEnding = /(?<=[\u0621-\u064a]{3})(?:ات|ه)$|(?<=[\u0621-\u064a]{4})(?:ون|ين)$/u;
/** Prepositions and "and" that are written together with the article. */
const arabicBefore = /^(?:وال|بال|فال|كال|لل)(?=\p{L}{3})/u;

/** The words of a search of the directory, folded; Arabic ones without article and ending, as a word is found by a part. */
export const directoryWords = (search: string): string[] =>
  searchWords(search).map((word) => word.replace(arabicBefore, '').replace(arabicEnding, ''));

/** The landing page's category filter: a case-insensitive substring either way (rules/creators#landing-filter). */
export function matchesCategory(
  creator: { categories: readonly { name: string }[] },
  wanted: string,
): boolean {
  const needle = wanted.toLowerCase();
  return creator.categories.some(({ name }) => {
    const own = name.toLowerCase();
    return own.includes(needle) || needle.includes(own);
  });
}
