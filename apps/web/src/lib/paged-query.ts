/** Lists that the server sends in pages. */
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

interface AnyPage {
  nextCursor: string | null;
}

/** What is loaded of a list that is sent in pages; `read` asks for one of them. */
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

/** Each row once: what is added between two pages pushes others over the edge. */
export const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
