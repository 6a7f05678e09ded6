/** The filters of the directory: as the address bar holds them, and as the call asks for them. */
import {
  centsFromDollars,
  type DirectoryPage,
  type DirectoryQuery,
  directorySorts,
  directoryWords,
  limits,
  offeredKinds,
  socialNetworks,
  type WorkKind,
  workKinds,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

export interface DirectoryFilters {
  search: string;
  languages: string[];
  categories: string[];
  locations: string[];
  networks: string[];
  deliverables: string[];
  /** One of `followerSteps`, or empty. */
  followers: string;
  /** Dollars, as typed. */
  min: string;
  max: string;
  /** The kind whose price `min` and `max` are; empty for the starting price. */
  kind: WorkKind | '';
  /** One of `turnaroundSteps`, or empty. */
  turnaround: string;
  sort: (typeof directorySorts)[number];
}

/** The filters that are lists of values with counts: those in sight, and those behind "More filters". */
export const usualFacets = [
  'languages',
  'categories',
  'locations',
] as const satisfies (keyof DirectoryFilters)[];
export const moreFacets = ['networks', 'deliverables'] as const satisfies (keyof DirectoryFilters)[];
export const facetNames = [...usualFacets, ...moreFacets] as const;
export type FacetName = (typeof facetNames)[number];

/** The least numbers of followers that can be chosen. */
export const followerSteps = ['1000', '10000', '50000', '100000', '500000', '1000000'] as const;

/** Most days of turnaround that can be chosen. */
export const turnaroundSteps = ['1', '2', '3', '5', '7', '14'] as const;

/** Name of each filter in the address bar, also its field's name in the form. */
export const fieldNames = {
  search: 'q',
  languages: 'language',
  categories: 'category',
  locations: 'location',
  networks: 'platform',
  deliverables: 'deliverable',
  followers: 'followers',
  min: 'min',
  max: 'max',
  kind: 'kind',
  turnaround: 'days',
  sort: 'sort',
} as const satisfies Record<keyof DirectoryFilters, string>;

export const noFilters: DirectoryFilters = {
  search: '',
  languages: [],
  categories: [],
  locations: [],
  networks: [],
  deliverables: [],
  followers: '',
  min: '',
  max: '',
  kind: '',
  turnaround: '',
  sort: 'newest',
};

const isOneOf = (known: readonly string[]) => (value: string) => known.includes(value);

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
    networks: list(fieldNames.networks).filter(isOneOf(socialNetworks)),
    deliverables: list(fieldNames.deliverables).filter(isOneOf(offeredKinds)),
    followers: followerSteps.find((step) => step === params.get(fieldNames.followers)) ?? '',
    min: price('min'),
    max: price('max'),
    kind: workKinds.find((kind) => kind === params.get(fieldNames.kind)) ?? '',
    turnaround: turnaroundSteps.find((step) => step === params.get(fieldNames.turnaround)) ?? '',
    sort: directorySorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
  };
}

/**
 * Reads the fields of a form, by the names of all that it has: an unticked box sends nothing. A filter without a
 * field is left out.
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
  if (filters.followers) params.set(fieldNames.followers, filters.followers);
  if (filters.min) params.set('min', filters.min);
  if (filters.max) params.set('max', filters.max);
  if (filters.kind) params.set(fieldNames.kind, filters.kind);
  if (filters.turnaround) params.set(fieldNames.turnaround, filters.turnaround);
  if (filters.sort !== noFilters.sort) params.set('sort', filters.sort);
  return params;
}

const isSwapped = ([min, max]: readonly [number | null, number | null]): boolean =>
  min !== null && max !== null && min > max;

/** Filters as the request's query: prices in cents, the lower one first, whichever field each was typed in. */
export function directoryQuery(filters: DirectoryFilters): DirectoryQuery {
  const prices = [centsFromDollars(filters.min), centsFromDollars(filters.max)] as const;
  const [minPrice, maxPrice] = isSwapped(prices) ? [prices[1], prices[0]] : prices;
  const lists = facetNames.filter((name) => filters[name].length > 0);
  return {
    ...(filters.search ? { search: filters.search } : {}),
    ...Object.fromEntries(lists.map((name) => [name, filters[name]])),
    ...(filters.followers ? { minFollowers: Number(filters.followers) } : {}),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    // Alone it filters nothing, and an answer that is there already serves.
    ...(filters.kind && (minPrice ?? maxPrice) !== null ? { priceKind: filters.kind } : {}),
    ...(filters.turnaround ? { maxTurnaround: Number(filters.turnaround) } : {}),
    sort: filters.sort,
  };
}

/** Counts the filters set in the panel; the search is outside of it. */
export const countFilters = (filters: DirectoryFilters): number => filterValues(filters).length;

/** Explains an unreadable price; undefined where it is fine. */
export function priceProblem(text: string): string | undefined {
  if (text.trim() === '' || centsFromDollars(text) !== null) return undefined;
  return m.directory_price_wrong();
}

/** Says that the two prices are taken the other way round, where they are. */
export const rangeNote = ({ min, max }: Pick<DirectoryFilters, 'min' | 'max'>): string | undefined =>
  isSwapped([centsFromDollars(min), centsFromDollars(max)]) ? m.directory_range_swapped() : undefined;

/** The filters of the panel that have one value. */
const singleNames = ['followers', 'min', 'max', 'turnaround'] as const;
type SingleName = (typeof singleNames)[number];

/** Every filter of the panel that is set, one for each value of a list. */
export function filterValues(filters: DirectoryFilters): { filter: FacetName | SingleName; value: string }[] {
  return [
    ...facetNames.flatMap((filter) => filters[filter].map((value) => ({ filter, value }))),
    ...singleNames.flatMap((filter) => (filters[filter] ? [{ filter, value: filters[filter] }] : [])),
  ];
}

const isSingle = (filter: FacetName | SingleName): filter is SingleName => isOneOf(singleNames)(filter);

/** Returns the change that removes one of these filters. */
export const withoutFilter = (
  filters: DirectoryFilters,
  filter: FacetName | SingleName,
  value: string,
): Partial<DirectoryFilters> =>
  isSingle(filter) ? { [filter]: '' } : { [filter]: filters[filter].filter((one) => one !== value) };

/** Search with the replacements for words that nobody has; null where all were known. */
export function correctedSearch(search: string, corrections: DirectoryPage['corrections']): string | null {
  if (!corrections) return null;
  const taken = new Map(corrections.map((correction) => [correction.searched, correction.taken]));
  const words = search.trim().split(/\s+/);
  return words.map((word) => taken.get(directoryWords(word)[0] ?? '') ?? word).join(' ');
}
