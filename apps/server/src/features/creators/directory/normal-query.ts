/** A normalised directory query with defaults filled in: equivalent queries are equal. */
import { type DirectoryQuery, directoryWords, mostCreatorsAtOnce, type WorkKind } from '@briefcast/contract';
import { rankedWords } from '@briefcast/search-index/pick-ranked';
import type { Query, Range } from '@briefcast/search-index/query';
import { decodeCursor } from '../../../platform/page-cursor.ts';
import { type FacetName, facetNames, type Measure, type Sort } from './directory-index.ts';

export interface NormalQuery {
  /** Folded, without white space; a match must contain all of them. */
  words: string[];
  /** A match has any of these; null without this filter. */
  languages: string[] | null;
  categories: string[] | null;
  locations: string[] | null;
  networks: string[] | null;
  deliverables: string[] | null;
  /** Greater than 0. */
  minFollowers: number | null;
  /** In cents. */
  minPrice: number | null;
  maxPrice: number | null;
  /** The kind with these bounds; null for the starting price, and without bounds. */
  priceKind: WorkKind | null;
  /** Days. */
  maxTurnaround: number | null;
  sort: Sort;
  /** The most creators of an answer. */
  limit: number;
  /** The last creator of the previous page. */
  after: { value: number; id: string } | null;
}

const sortedOnce = (items: readonly string[]) => [...new Set(items)].sort();
const listOrNull = (items: string[] | undefined) => (items?.length ? sortedOnce(items) : null);

/** Normalises a query. Throws request.invalid for a bad cursor. */
export function normalQuery(query: DirectoryQuery): NormalQuery {
  const words = directoryWords(query.search ?? '');
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined;
  const [value, id] = query.cursor ? decodeCursor(query.cursor) : [0, null];
  return {
    words: sortedOnce(words),
    languages: listOrNull(query.languages),
    categories: listOrNull(query.categories),
    locations: listOrNull(query.locations),
    networks: listOrNull(query.networks),
    deliverables: listOrNull(query.deliverables),
    minFollowers: query.minFollowers || null,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    priceKind: (isPriced && query.priceKind) || null,
    maxTurnaround: query.maxTurnaround ?? null,
    sort: query.sort ?? 'newest',
    limit: query.limit ?? mostCreatorsAtOnce,
    after: id === null ? null : { value, id },
  };
}

/** Whether better matches come first: newest creators, by words that rank. */
export const isRanked = ({ sort, words }: NormalQuery): boolean =>
  sort === 'newest' && rankedWords(words).length > 0;

/** Asks the index in memory for it. */
export function searchOf(query: NormalQuery): Query<FacetName, Measure, Sort> {
  const { words, minPrice, maxPrice, priceKind, minFollowers, maxTurnaround, sort, limit, after } = query;
  const ranges: Range<Measure>[] = [];
  const most = Number.POSITIVE_INFINITY;
  if (minPrice !== null || maxPrice !== null)
    ranges.push({ measure: priceKind ?? 'price', least: minPrice ?? 0, most: maxPrice ?? most });
  if (minFollowers !== null) ranges.push({ measure: 'followers', least: minFollowers, most });
  if (maxTurnaround !== null) ranges.push({ measure: 'turnaround', least: 0, most: maxTurnaround });
  return { words, facets: query, ranges, order: sort, limit, after, isRanked: isRanked(query) };
}

/** Whether words or numbers exclude anybody, without the filters by value. */
const isNarrow = ({ words, minPrice, maxPrice, minFollowers, maxTurnaround }: NormalQuery): boolean =>
  words.length > 0 || [minPrice, maxPrice, minFollowers, maxTurnaround].some((bound) => bound !== null);

/** Whether every creator matches. */
export const hasNoFilter = (query: NormalQuery): boolean =>
  !isNarrow(query) && facetNames.every((name) => query[name] === null);

/** Above this many creators, the most on a page, an answer may be large. */
const mostOnPage = 100;

/** Whether the answer may be large: no limit was given. */
export const mayBeLarge = ({ limit }: NormalQuery): boolean => limit > mostOnPage;

/** Whether all creators are requested at once. */
export const asksForAll = (query: NormalQuery): boolean =>
  mayBeLarge(query) && query.after === null && hasNoFilter(query);
