import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ActionDialog, type AdminActionControl } from '../actions/admin-action.tsx';
import { perPage } from '../admin-queries.ts';
import { AdminList } from './admin-list.tsx';
import type { BulkChoice } from './bulk-actions.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useSelection } from './selection.tsx';
import { type Column, SortField } from './sorting.tsx';
import type { ListKind, ListState } from './use-list-state.ts';

interface SearchedListProps<T, Sort extends string> {
  what: ListKind;
  list: ListState<Sort>;
  query: UseQueryResult;
  /** The rows of the page. */
  items: T[] | undefined;
  /** Number of rows on all pages. */
  total: number | undefined;
  columns: readonly Column<Sort>[];
  /** The cells of a table row. */
  row: (item: T) => ReactNode;
  /** The inside of a card, on small screens. */
  card: (item: T) => ReactNode;
  /** As questions name a row. */
  nameOf: (item: T) => string;
  /** Row actions, each asked about before it happens. */
  action: AdminActionControl;
  /** Actions for several rows. */
  bulk: readonly BulkChoice<T>[];
  /** Filter fields next to the search, and the number of filters that leave something out. */
  filters: { fields: ReactNode; set: number };
  /** Saves the rows that are found as a file. */
  onSave: () => Promise<void>;
}

const none: never[] = [];

/** Shared frame of the admin's lists: search, filters, list, pages, and actions on one row or several. */
export function SearchedList<T extends { id: string }, Sort extends string>({
  what,
  list,
  query,
  items,
  total,
  columns,
  action,
  bulk,
  filters,
  onSave,
  nameOf,
  ...cells
}: SearchedListProps<T, Sort>) {
  const selection = useSelection(items ?? none);
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
  const isBeyond = lastPage !== undefined && list.page > lastPage && !query.isPlaceholderData;
  const turnBack = useEffectEvent((page: number) => list.setPage(page));
  useEffect(() => {
    // The last rows of a page were deleted, or the address is an old one.
    if (isBeyond) turnBack(lastPage);
  }, [isBeyond, lastPage]);

  return (
    <div className="grid gap-4">
      <ListToolbar
        what={what}
        list={list}
        isRefreshing={query.isFetching}
        onRefresh={() => void query.refetch()}
        onSave={onSave}
        filters={filters.fields}
        filtersSet={filters.set}
        sortField={<SortField columns={columns} list={list} />}
      />
      <div>
        <AdminList
          query={query}
          what={what}
          list={list}
          items={items}
          total={total}
          columns={columns}
          selection={bulk.length > 0 ? selection : null}
          nameOf={nameOf}
          isFiltered={list.search !== '' || filters.set > 0}
          {...cells}
        />
        <BulkBar selection={selection} choices={bulk} nameOf={nameOf} />
      </div>
      <ActionDialog action={action} />
    </div>
  );
}
