/** A directory query as the index and the database take it: filled in, and the same for all that mean the same. */
import { type DirectoryQuery, foldForSearch, mostCreatorsAtOnce } from '@briefcast/contract';
import { decodeCursor } from '../../../platform/page-cursor.ts';
import type { Sort } from './directory-index.ts';

export interface NormalQuery {
  /** Folded, without white space; all must occur. */
  words: string[];
  /** Any of these; null for no filter. */
  languages: string[] | null;
  categories: string[] | null;
  locations: string[] | null;
  /** Cents. */
  minPrice: number | null;
  maxPrice: number | null;
  sort: Sort;
  /** An answer holds at most so many. */
  limit: number;
  /** The last one of the page before. */
  after: { value: number; id: string } | null;
}

const sortedOnce = (items: readonly string[]) => [...new Set(items)].sort();
const listOrNull = (items: string[] | undefined) => (items?.length ? sortedOnce(items) : null);

/** Throws request.invalid for a bad cursor. */
export function normalQuery(query: DirectoryQuery): NormalQuery {
  const words = foldForSearch(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const [value, id] = query.cursor ? decodeCursor(query.cursor) : [0, null];
  return {
    words: sortedOnce(words),
    languages: listOrNull(query.languages),
    categories: listOrNull(query.categories),
    locations: listOrNull(query.locations),
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    sort: query.sort ?? 'newest',
    limit: query.limit ?? mostCreatorsAtOnce,
    after: id === null ? null : { value, id },
  };
}

/** Whether everybody is found. */
export const hasNoFilter = ({ words, ...query }: NormalQuery): boolean =>
  words.length === 0 &&
  [query.languages, query.categories, query.locations, query.minPrice, query.maxPrice].every(
    (filter) => filter === null,
  );

/** Above this many creators, the most that a page may have, an answer may be large. */
const mostOnPage = 100;

/** Whether the answer may be large: no limit was given. */
export const mayBeLarge = ({ limit }: NormalQuery): boolean => limit > mostOnPage;

/** Whether everybody is asked for at once. */
export const asksForAll = (query: NormalQuery): boolean =>
  mayBeLarge(query) && query.after === null && hasNoFilter(query);
