import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { eachOnce } from '../../lib/paged-query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

/** Which of the admin's lists it is. */
export type ListKind = 'creators' | 'brands' | 'deals';

export interface Column {
  label: () => string;
  /** Numbers and actions stand at the end. */
  end?: boolean;
}

interface AdminListProps<T> {
  query: UseInfiniteQueryResult;
  /** The rows of the pages that are loaded. */
  items: T[] | undefined;
  /** How many rows all pages have. */
  total: number | undefined;
  what: ListKind;
  isFiltered: boolean;
  columns: readonly Column[];
  /** The cells of a table row. */
  row: (item: T) => ReactNode;
  /** The inside of a card, on small screens. */
  card: (item: T) => ReactNode;
}

/** A table, or cards where it would not fit; with its loading, empty and error state. */
export function AdminList<T extends { id: string }>(props: AdminListProps<T>) {
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
  return <Rows {...props} items={eachOnce(items)} />;
}

function Rows<T extends { id: string }>({
  query,
  what,
  columns,
  row,
  card,
  items,
  total,
}: AdminListProps<T> & { items: T[] }) {
  const isWide = useIsWide();
  const faded = query.isPlaceholderData && 'opacity-60';

  return (
    <div className={clsx('transition-opacity', faded)} aria-busy={query.isPlaceholderData || undefined}>
      <p role="status" className="sr-only">
        {total === undefined ? null : m.admin_list_total({ what, n: total, count: formatCount(total) })}
      </p>
      {isWide ? (
        <div className="card overflow-x-auto">
          <table className="table min-w-[62rem] [&_:is(td,th):last-child]:sticky [&_:is(td,th):last-child]:end-0 [&_:is(td,th):last-child]:bg-surface">
            <thead>
              <tr>
                {columns.map(({ label, end }) => (
                  <th key={label()} scope="col" className={end ? 'text-end!' : undefined}>
                    {label()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>{row(item)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul className="grid gap-3">
          {items.map((item) => (
            <Card key={item.id} as="li" className="p-4!">
              {card(item)}
            </Card>
          ))}
        </ul>
      )}
      <MorePages
        list={query}
        busyText={m.admin_list_loading({ what })}
        failedText={m.admin_list_more_failed({ what })}
      />
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

const wide = window.matchMedia('(width >= 48rem)');

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether a table fits; below, each row becomes a card. */
const useIsWide = () => useSyncExternalStore(subscribe, () => wide.matches);
