import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/show-error.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { ListPager } from './list-pager.tsx';
import { ChoiceBox, type Selection } from './selection.tsx';
import { type Column, SortHeader } from './sorting.tsx';
import type { ListKind, ListState } from './use-list-state.ts';

interface AdminListProps<T extends { id: string }, Sort extends string> {
  query: UseQueryResult;
  /** The rows of the page. */
  items: T[] | undefined;
  /** Number of rows on all pages. */
  total: number | undefined;
  what: ListKind;
  isFiltered: boolean;
  list: ListState<Sort>;
  columns: readonly Column<Sort>[];
  /** Null where nothing can be done with several rows. */
  selection: Selection<T> | null;
  nameOf: (item: T) => string;
  /** The cells of a table row. */
  row: (item: T) => ReactNode;
  /** The inside of a card, on small screens. */
  card: (item: T) => ReactNode;
}

/** A table, or cards where it would not fit; with its loading, empty and error state. */
export function AdminList<T extends { id: string }, Sort extends string>(props: AdminListProps<T, Sort>) {
  const { query, items, what, isFiltered } = props;
  if (query.isPending) return <Loading what={what} />;
  // A list that only could not be read again stays.
  if (items === undefined) {
    return (
      <Card>
        <ErrorState onRetry={() => void query.refetch()}>
          {errorText(query.error, m.admin_list_failed({ what }))}
        </ErrorState>
      </Card>
    );
  }
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState title={m.admin_list_none({ what })}>
          {isFiltered ? m.admin_list_try_another() : m.admin_list_none_yet({ what })}
        </EmptyState>
      </Card>
    );
  }
  return <Rows {...props} items={items} />;
}

function Rows<T extends { id: string }, Sort extends string>({
  query,
  what,
  list,
  columns,
  selection,
  nameOf,
  row,
  card,
  items,
  total,
}: AdminListProps<T, Sort> & { items: T[] }) {
  const isWide = useIsWide();
  const faded = query.isPlaceholderData && 'opacity-60';
  const pageBox = selection ? (
    <ChoiceBox
      label={m.admin_choose_page()}
      checked={selection.isPageChosen}
      isMixed={selection.count > 0 && !selection.isPageChosen}
      onChange={selection.togglePage}
    />
  ) : null;
  const box = (item: T) =>
    selection ? (
      <ChoiceBox
        label={m.admin_choose({ name: nameOf(item) })}
        checked={selection.isChosen(item.id)}
        onChange={() => selection.toggle(item.id)}
      />
    ) : null;

  return (
    <div className={clsx('transition-opacity', faded)} aria-busy={query.isPlaceholderData || undefined}>
      <p role="status" className="sr-only">
        {total === undefined ? null : m.admin_list_total({ what, n: total, count: formatCount(total) })}
      </p>
      {isWide ? (
        <div className="card overflow-x-auto">
          <table
            className={clsx(
              'table min-w-[66rem] [&_:is(td,th):last-child]:sticky [&_:is(td,th):last-child]:end-0 [&_:is(td,th):last-child]:bg-surface',
              pageBox &&
                '[&_:is(td,th):first-child]:w-0 [&_:is(td,th):first-child]:pe-0 [&_:is(td,th):first-child]:ps-2',
            )}
          >
            <thead>
              <tr>
                {pageBox ? <th scope="col">{pageBox}</th> : null}
                {columns.map((column) => (
                  <SortHeader
                    key={column.label()}
                    column={column}
                    sort={list.sort}
                    direction={list.direction}
                    onSort={list.setSort}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  {pageBox ? <td>{box(item)}</td> : null}
                  {row(item)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <>
          {pageBox ? (
            <div className="mb-2 flex items-center text-sm text-ink-2">
              {pageBox}
              <span aria-hidden>{m.admin_choose_page()}</span>
            </div>
          ) : null}
          <ul className="grid gap-3">
            {items.map((item) => (
              <Card key={item.id} as="li" className={clsx('flex gap-1 p-4!', pageBox && 'ps-1!')}>
                {pageBox ? <span className="-mt-1 flex-none">{box(item)}</span> : null}
                <div className="min-w-0 flex-1">{card(item)}</div>
              </Card>
            ))}
          </ul>
        </>
      )}
      {total === undefined ? null : (
        <ListPager what={what} page={list.page} total={total} onPage={list.setPage} />
      )}
    </div>
  );
}

function Loading({ what }: { what: ListKind }) {
  return (
    <Card flush className="p-4">
      <LoadingText>{m.admin_list_loading({ what })}</LoadingText>
      <div className="mt-4 grid gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className="flex items-center gap-3">
            <Skeleton className="size-9 rounded-full!" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="ms-auto h-5 w-1/3" />
          </div>
        ))}
      </div>
    </Card>
  );
}
