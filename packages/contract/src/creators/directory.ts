/** Rules of finding creators, shared by the landing page, the directory and its index. */
import { foldForSearch } from '../kit/fold-for-search.ts';
import type { CreatorPricing } from './price.ts';
import { nameAt, type SocialNetwork, socialNetworks } from './social-address.ts';
import { soundTokens } from './sound-of-name.ts';

/** Sort orders of the directory. */
export const directorySorts = ['newest', 'price_asc', 'price_desc'] as const;

/** Kinds of work a creator can be asked for: kinds that have a price, and kinds in a package. */
export const offeredKinds = ['UGC Video', 'UGC Photo', 'Reel/Post', 'Story Post', 'Packages'] as const;
export type OfferedKind = (typeof offeredKinds)[number];

type Prices = Pick<
  CreatorPricing,
  'ugcVideoPricing' | 'ugcPhotoPricing' | 'influencerReelPricing' | 'influencerStoryPricing'
>;

interface Offering extends Prices {
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

/** The words by which a search finds who offers a kind. The plural holds the singular, but for stories. */
const wordsOfKind: Record<OfferedKind, string> = {
  'UGC Video': 'UGC videos',
  'UGC Photo': 'UGC photos',
  'Reel/Post': 'reels posts',
  'Story Post': 'story stories posts',
  Packages: 'packages',
};

interface Account {
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

/** Which text `directorySearchText` makes. */
export const searchTextVersion = 2;

interface Searchable extends Offering {
  firstName: string;
  lastName: string;
  bio: string | null;
  location: string | null;
  languages: readonly string[];
  categories: readonly { name: string }[];
  socialAccounts: readonly Account[];
  /** Titles of the works that everybody sees. */
  titles: readonly string[];
  /** Its languages and categories in the other languages that people search in. */
  translated?: readonly string[];
}

/** Names of several words as one, which is how some type them. */
const inOneWord = (names: readonly string[]): string[] =>
  names.filter((name) => /[\s-]/u.test(name.trim())).map((name) => name.replace(/[\s-]/gu, ''));

/**
 * Text that a search looks at, its words between single spaces: name, names on other networks, location,
 * categories, languages, kinds of work, bio and titles of works, and how the name sounds in either script
 * (rules/creators#directory). A change to it has to raise `searchTextVersion`, which makes every creator's text
 * again.
 */
export const directorySearchText = (creator: Searchable): string =>
  foldForSearch(
    [
      creator.firstName,
      creator.lastName,
      ...inOneWord([creator.firstName, creator.lastName]),
      ...new Set(creator.socialAccounts.map(({ url }) => nameAt(url))),
      creator.location ?? '',
      ...creator.categories.map(({ name }) => name),
      ...creator.languages,
      ...kindsOffered(creator).map((kind) => wordsOfKind[kind]),
      creator.bio ?? '',
      ...creator.titles,
      ...(creator.translated ?? []),
      ...soundTokens(`${creator.firstName} ${creator.lastName}`),
    ].join(' '),
  )
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

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
