import type { SortDirection } from '@briefcast/contract';
import { type AddressChanges, useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';

/**
 * Search, sorting and paging of a list, all kept in the address of the page. Typed text is shown at once and
 * searched for after a pause. `sorts` are the orders that the list knows; others in the address are ignored.
 */
export function useListState<Sort extends string>(sorts: readonly Sort[]) {
  const { params, change, go } = useAddressFilters();
  const search = params.get('search') ?? '';
  const { typed, setTyped } = useTypedSearch(search, (text) => change({ search: text, page: undefined }));
  const sort = sorts.find((known) => known === params.get('sort'));
  const direction: SortDirection = params.get('direction') === 'desc' ? 'desc' : 'asc';
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(params.get('page'))) || 1));

  return {
    search,
    typed,
    setTyped,
    page,
    sort,
    direction,
    /** Parameters of the address: the filters of the list. */
    params,
    /** Request's query: the search, the filters of this list, and its order. */
    asked: <Filters extends object>(filters: Filters) => ({
      search,
      ...filters,
      ...(sort ? { sort, direction } : {}),
    }),
    setFilters: (changes: AddressChanges) => change({ ...changes, page: undefined }),
    setPage: (to: number) => change({ page: to > 1 ? String(to) : undefined }),
    /** Without an order, the newest come first. */
    setSort: (to: Sort | undefined, by: SortDirection = 'asc') =>
      change({ sort: to, direction: to && by === 'desc' ? by : undefined, page: undefined }),
    clear() {
      setTyped('');
      const tab = params.get('tab');
      go(new URLSearchParams(tab === null ? {} : { tab }), { replace: true });
    },
  };
}

export type ListState<Sort extends string = string> = Omit<
  ReturnType<typeof useListState<Sort>>,
  'setSort'
> & {
  setSort(to: Sort | undefined, by?: SortDirection): void;
};

/** Kind of the admin's list. */
export type ListKind = 'creators' | 'brands' | 'deals';
