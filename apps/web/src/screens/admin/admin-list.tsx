import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { useIsWide } from './use-is-wide.ts';

/** Rows drawn at first, and with each step; the server answers all of them. */
const step = 50;

export interface Column {
  label: string;
  /** Numbers and actions stand at the end. */
  end?: boolean;
}

interface AdminListProps<T> {
  query: UseQueryResult<T[]>;
  /** 'creators' */
  noun: string;
  isFiltered: boolean;
  columns: readonly Column[];
  /** The cells of a table row. */
  row: (item: T) => ReactNode;
  /** The inside of a card, on small screens. */
  card: (item: T) => ReactNode;
}

/** A table, or cards where it would not fit; with its loading, empty and error state. */
export function AdminList<T extends { id: string }>(props: AdminListProps<T>) {
  const { query, noun, isFiltered } = props;
  if (query.isPending) return <Loading noun={noun} />;
  // A list that only could not be read again stays.
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState onRetry={() => void query.refetch()}>
          {errorText(query.error, `Failed to load ${noun}`)}
        </ErrorState>
      </Card>
    );
  }
  if (query.data.length === 0) {
    return (
      <Card>
        <EmptyState title={`No ${noun} found`}>
          {isFiltered ? 'Try another search.' : `There are no ${noun} yet.`}
        </EmptyState>
      </Card>
    );
  }
  return <Rows {...props} items={query.data} />;
}

function Rows<T extends { id: string }>({
  query,
  noun,
  columns,
  row,
  card,
  items,
}: AdminListProps<T> & { items: T[] }) {
  const isWide = useIsWide();
  const [shown, setShown] = useState(step);
  const visible = items.slice(0, shown);
  const faded = query.isPlaceholderData && 'opacity-60';

  return (
    <div className={clsx('transition-opacity', faded)} aria-busy={query.isPlaceholderData || undefined}>
      <p role="status" className="sr-only">
        {items.length} {noun}
      </p>
      {isWide ? (
        <div className="card overflow-x-auto">
          <table className="table min-w-[62rem] [&_:is(td,th):last-child]:sticky [&_:is(td,th):last-child]:end-0 [&_:is(td,th):last-child]:bg-surface">
            <thead>
              <tr>
                {columns.map(({ label, end }) => (
                  <th key={label} scope="col" className={end ? 'text-end!' : undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((item) => (
                <tr key={item.id}>{row(item)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul className="grid gap-3">
          {visible.map((item) => (
            <Card key={item.id} as="li" className="p-4!">
              {card(item)}
            </Card>
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={items.length > shown}
        busy={false}
        onLoadMore={() => setShown((count) => count + step)}
      />
    </div>
  );
}

function Loading({ noun }: { noun: string }) {
  return (
    <Card flush className="p-4">
      <LoadingText>{`Loading ${noun}...`}</LoadingText>
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
