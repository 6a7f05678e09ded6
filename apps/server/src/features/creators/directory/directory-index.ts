/** The published creators in memory, so that the directory is answered without the database. */
import { type directorySorts, soundMark, type WorkKind, workKinds } from '@briefcast/contract';
import { searchPlaceEnds } from '@briefcast/contract/creators/search-text';
import { type IndexedDocument, SearchIndex, type Shape } from '@briefcast/search-index/search-index';

/** The indexed data of a published creator. */
export interface IndexedCreator {
  id: string;
  revision: number;
  /** In milliseconds since 1970; 0 if the date is unknown. */
  publishedAt: number;
  /** In cents; null without a price. */
  startingPrice: number | null;
  /** In cents, by kind of content; null without one. */
  kindPrices: Record<WorkKind, number | null>;
  /** Days; null for none. */
  turnaroundDays: number | null;
  /** Folded for search. */
  searchText: string;
  languages: readonly string[];
  /** The names of the categories. */
  categories: readonly string[];
  location: string | null;
  networks: readonly string[];
  /** Kinds of work on offer. */
  deliverables: readonly string[];
  /** The sum over all accounts. */
  followers: number;
  /** A PublicCreator as JSON. */
  card: Uint8Array;
}

/** In the order in which an answer lists their counts. */
export const facetNames = ['languages', 'categories', 'locations', 'networks', 'deliverables'] as const;
export type FacetName = (typeof facetNames)[number];
export type Measure = 'publishedAt' | 'price' | 'followers' | 'turnaround' | WorkKind;
export type Sort = (typeof directorySorts)[number];

/** The contract's names of the orders; those without a price come last in both directions. */
const shape: Shape<FacetName, Measure, Sort> = {
  facets: facetNames,
  measures: ['publishedAt', 'price', 'followers', 'turnaround', ...workKinds],
  orders: {
    newest: { by: 'publishedAt', isRising: false, absentAs: 0 },
    price_asc: { by: 'price', isRising: true, absentAs: 2_147_483_647 },
    price_desc: { by: 'price', isRising: false, absentAs: -1 },
  },
  isMark: (word) => word.startsWith(soundMark),
  placeEnds: searchPlaceEnds,
};

const documentOf = (creator: IndexedCreator): IndexedDocument<FacetName, Measure> => ({
  id: creator.id,
  revision: creator.revision,
  text: creator.searchText,
  facets: {
    languages: creator.languages,
    categories: creator.categories,
    locations: creator.location === null ? [] : [creator.location],
    networks: creator.networks,
    deliverables: creator.deliverables,
  },
  measures: {
    publishedAt: creator.publishedAt,
    price: creator.startingPrice,
    followers: creator.followers,
    turnaround: creator.turnaroundDays,
    ...creator.kindPrices,
  },
  bytes: creator.card,
});

export class DirectoryIndex extends SearchIndex<FacetName, Measure, Sort> {
  /** Memory for this many creators is allocated at once. */
  constructor(expected = 0) {
    super(shape, expected);
  }

  /** Adds a creator, replacing an older version. */
  addCreator(creator: IndexedCreator): void {
    this.add(documentOf(creator));
  }
}
