/** Lists that the server sends in pages. */
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

interface AnyPage {
  nextCursor: string | null;
}

/** The query options of a paged list; `read` requests one page. */
export const pagedQuery = <Page extends AnyPage, Key extends QueryKey>(
  queryKey: Key,
  read: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.nextCursor,
  });

/** Removes duplicates: rows that are added between two page requests push others onto the next page. */
export const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
