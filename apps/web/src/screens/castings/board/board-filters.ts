/** The filters of the board, as the address bar holds them. */
import {
  type BoardQuery,
  type CastingSearch,
  type CastingSort,
  type Currency,
  centsFromDollars,
  currencies,
  dollarsForField,
  type BoardFilters as KeptFilters,
} from '@briefcast/contract';

/** Best fit first is an order for creators alone. */
type BoardSort = CastingSort | 'fit';

export interface BoardFilters {
  search: string;
  categories: readonly string[];
  languages: readonly string[];
  deliverables: readonly string[];
  currency: Currency | '';
  /** Dollars as they are typed. */
  min: string;
  sort: BoardSort;
}

export const sorts = ['closing', 'newest', 'pay', 'fit'] as const satisfies readonly BoardSort[];

/** The lists of the filters, by their names in the address. */
export const listFilters = {
  category: 'categories',
  language: 'languages',
  deliverable: 'deliverables',
} as const;
export type ListFilter = (typeof listFilters)[keyof typeof listFilters];

const listNames = Object.entries(listFilters) as [keyof typeof listFilters, ListFilter][];

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

export function readFilters(params: URLSearchParams): BoardFilters {
  return {
    search: params.get('search') ?? '',
    categories: params.getAll('category'),
    languages: params.getAll('language'),
    deliverables: params.getAll('deliverable'),
    currency: oneOf(currencies, params.get('currency')) ?? '',
    min: params.get('min') ?? '',
    sort: oneOf(sorts, params.get('sort')) ?? 'closing',
  };
}

/** The query of the address, without what is as usual. */
export function writeFilters(filters: BoardFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  for (const [name, filter] of listNames) for (const value of filters[filter]) params.append(name, value);
  if (filters.currency) params.set('currency', filters.currency);
  if (filters.min) params.set('min', filters.min);
  if (filters.sort !== 'closing') params.set('sort', filters.sort);
  return params;
}

/** Request's query for these filters; an amount that cannot be read filters nothing. */
export function boardQueryOf(
  filters: BoardFilters,
): Omit<BoardQuery, 'cursor' | 'limit' | 'sort'> & { sort: CastingSort } {
  const { search, categories, languages, deliverables, currency, min, sort } = filters;
  const minPay = centsFromDollars(min);
  return {
    sort: sort === 'fit' ? 'closing' : sort,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(categories.length > 0 ? { categories: [...categories] } : {}),
    ...(languages.length > 0 ? { languages: [...languages] } : {}),
    ...(deliverables.length > 0 ? { deliverables: [...deliverables] } : {}),
    ...(currency ? { currency } : {}),
    ...(minPay ? { minPay } : {}),
  };
}

/** Number of filters, without the search. */
export const countFilters = ({ categories, languages, deliverables, currency, min }: BoardFilters): number =>
  categories.length + languages.length + deliverables.length + (currency ? 1 : 0) + (min ? 1 : 0);

/** The filters as a saved search keeps them. */
export function keptFilters({
  search,
  categories,
  languages,
  deliverables,
  currency,
  min,
}: BoardFilters): KeptFilters {
  return {
    search: search.trim(),
    categories: [...categories],
    languages: [...languages],
    deliverables: [...deliverables],
    currency: currency || null,
    minPay: centsFromDollars(min) || null,
  };
}

/** And back into the address. */
export const filtersOfSearch = ({
  filters: { search, categories, languages, deliverables, currency, minPay },
}: Pick<CastingSearch, 'filters'>): Omit<BoardFilters, 'sort'> => ({
  search,
  categories,
  languages,
  deliverables,
  currency: currency ?? '',
  min: minPay === null ? '' : dollarsForField(minPay),
});
