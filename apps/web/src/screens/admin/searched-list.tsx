import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionDialog, type AdminActionControl } from './admin-action.tsx';
import { AdminList, type Column, type ListKind } from './admin-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListSearch } from './use-list-search.ts';

interface SearchedListProps<T> {
  what: ListKind;
  search: ListSearch;
  query: UseInfiniteQueryResult;
  /** The rows of the pages that are loaded. */
  items: T[] | undefined;
  /** How many rows all pages have. */
  total: number | undefined;
  columns: readonly Column[];
  /** The cells of a table row. */
  row: (item: T) => ReactNode;
  /** The inside of a card, on small screens. */
  card: (item: T) => ReactNode;
  /** What the buttons of the rows ask before they act. */
  action: AdminActionControl;
  /** Beside the search: another filter, and whether it leaves something out. */
  filter?: { field: ReactNode; isSet: boolean };
}

/** What the admin's tabs of creators, brands and deals have in common: search, list, and the question of an action. */
export function SearchedList<T extends { id: string }>({
  what,
  search,
  query,
  action,
  filter,
  ...list
}: SearchedListProps<T>) {
  return (
    <div className="grid gap-4">
      <ListToolbar
        what={what}
        value={search.typed}
        onChange={search.setTyped}
        isRefreshing={query.isFetching && !query.isFetchingNextPage}
        onRefresh={() => void query.refetch()}
      >
        {filter?.field}
      </ListToolbar>
      <AdminList
        query={query}
        what={what}
        isFiltered={search.search !== '' || filter?.isSet === true}
        {...list}
      />
      <ActionDialog action={action} />
    </div>
  );
}
