/** The filters of the directory: as the address bar holds them, and as the call asks for them. */

import { centsFromDollars, type DirectoryQuery, directorySorts, limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

export interface DirectoryFilters {
  search: string;
  languages: string[];
  categories: string[];
  locations: string[];
  /** Dollars, as typed. */
  min: string;
  max: string;
  sort: (typeof directorySorts)[number];
}

export type FacetName = 'languages' | 'categories' | 'locations';

/** What each filter is called in the address bar, and its field in the form. */
export const fieldNames = {
  search: 'q',
  languages: 'language',
  categories: 'category',
  locations: 'location',
  min: 'min',
  max: 'max',
  sort: 'sort',
} as const satisfies Record<keyof DirectoryFilters, string>;
const facetNames = ['languages', 'categories', 'locations'] as const satisfies FacetName[];

export const noFilters: DirectoryFilters = {
  search: '',
  languages: [],
  categories: [],
  locations: [],
  min: '',
  max: '',
  sort: 'newest',
};

/** Reads an address that anybody may have written: what makes no sense is left out. */
export function readFilters(params: URLSearchParams): DirectoryFilters {
  const list = (key: string) =>
    [...new Set(params.getAll(key).map((value) => value.trim().slice(0, limits.title)))]
      .filter(Boolean)
      .slice(0, limits.listItems);
  const price = (key: string) => {
    const value = params.get(key)?.trim() ?? '';
    return centsFromDollars(value) === null ? '' : value;
  };
  return {
    search: (params.get('q') ?? '').trim().slice(0, limits.title),
    languages: list(fieldNames.languages),
    categories: list(fieldNames.categories),
    locations: list(fieldNames.locations),
    min: price('min'),
    max: price('max'),
    sort: directorySorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
  };
}

/**
 * What the fields of a form say, by the names of all that it has: a box that is not ticked sends nothing. Of a filter
 * that it has no field for it says nothing.
 */
export function filtersOf(sent: FormData, names: ReadonlySet<string>): Partial<DirectoryFilters> {
  const texts = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const filters = Object.entries(readFilters(new URLSearchParams(texts)));
  return Object.fromEntries(
    filters.filter(([filter]) => names.has(fieldNames[filter as keyof DirectoryFilters])),
  );
}

/** The shortest address of these filters. */
export function writeFilters(filters: DirectoryFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('q', filters.search);
  for (const name of facetNames) {
    for (const value of filters[name]) params.append(fieldNames[name], value);
  }
  if (filters.min) params.set('min', filters.min);
  if (filters.max) params.set('max', filters.max);
  if (filters.sort !== noFilters.sort) params.set('sort', filters.sort);
  return params;
}

const isSwapped = ([min, max]: readonly [number | null, number | null]): boolean =>
  min !== null && max !== null && min > max;

/** The same filters as the call takes them: prices in cents, the lower one first, whichever field each was typed in. */
export function directoryQuery(filters: DirectoryFilters): DirectoryQuery {
  const prices = [centsFromDollars(filters.min), centsFromDollars(filters.max)] as const;
  const [minPrice, maxPrice] = isSwapped(prices) ? [prices[1], prices[0]] : prices;
  return {
    ...(filters.search ? { search: filters.search } : {}),
    ...(filters.languages.length > 0 ? { languages: filters.languages } : {}),
    ...(filters.categories.length > 0 ? { categories: filters.categories } : {}),
    ...(filters.locations.length > 0 ? { locations: filters.locations } : {}),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    sort: filters.sort,
  };
}

/** How many filters of the panel are set; the search stands outside of it. */
export function countFilters(filters: DirectoryFilters): number {
  const lists = facetNames.reduce((sum, name) => sum + filters[name].length, 0);
  return lists + (filters.min ? 1 : 0) + (filters.max ? 1 : 0);
}

/** What is wrong with a typed price, or nothing. */
export function priceProblem(text: string): string | undefined {
  if (text.trim() === '' || centsFromDollars(text) !== null) return undefined;
  return m.directory_price_wrong();
}

/** Says that the two prices are taken the other way round, where they are. */
export const rangeNote = ({ min, max }: Pick<DirectoryFilters, 'min' | 'max'>): string | undefined =>
  isSwapped([centsFromDollars(min), centsFromDollars(max)]) ? m.directory_range_swapped() : undefined;

/** Every filter of the panel that is set, one for each value of a list. */
export function filterValues(
  filters: DirectoryFilters,
): { filter: FacetName | 'min' | 'max'; value: string }[] {
  return [
    ...facetNames.flatMap((filter) => filters[filter].map((value) => ({ filter, value }))),
    ...(['min', 'max'] as const).flatMap((filter) =>
      filters[filter] ? [{ filter, value: filters[filter] }] : [],
    ),
  ];
}

/** What changes when one of these is taken away. */
export const withoutFilter = (
  filters: DirectoryFilters,
  filter: FacetName | 'min' | 'max',
  value: string,
): Partial<DirectoryFilters> =>
  filter === 'min' || filter === 'max'
    ? { [filter]: '' }
    : { [filter]: filters[filter].filter((one) => one !== value) };
