/** What dashboards and deal pages load, and how it is brought up to date. */
import {
  type DealListItem,
  type DealPage,
  type DealsQuery,
  mostPerPage,
  type Role,
} from '@briefcast/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { eachOnce, pagedQuery } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** How many closed deals come at once. */
const perPage = 50;

type ReadPage = (query: DealsQuery, signal: AbortSignal) => Promise<DealPage>;

const readPageOf: Record<Role, ReadPage> = {
  BRAND: (query, signal) => client.deals.brandDeals({ query }, { signal }),
  CREATOR: (query, signal) => client.deals.creatorDeals({ query }, { signal }),
};

async function readAllOpen(readPage: ReadPage, signal: AbortSignal): Promise<DealListItem[]> {
  const read: DealListItem[] = [];
  let cursor: string | null = null;
  do {
    const page: DealPage = await readPage(
      { status: 'open', limit: mostPerPage, ...(cursor ? { cursor } : {}) },
      signal,
    );
    read.push(...page.deals);
    cursor = page.nextCursor;
  } while (cursor);
  return eachOnce(read);
}

/** All open deals of a side: what needs somebody first is known of all of them together alone. */
export const openDealsQuery = (side: Role) =>
  queryOptions({
    queryKey: queryKeys.deals.open(side),
    queryFn: ({ signal }) => readAllOpen(readPageOf[side], signal),
  });

/** What is over, page by page: completed deals, or all that are closed. */
export const closedDealsQuery = (side: Role, status: 'completed' | 'closed', search: string) => ({
  ...pagedQuery(queryKeys.deals.closed(side, status, search), (cursor, signal) =>
    readPageOf[side]({ status, limit: perPage, ...(search ? { search } : {}), ...cursor }, signal),
  ),
  // While other words are searched for, what was found before stays.
  placeholderData: keepPreviousData,
});

/** The deals of all pages that are loaded. */
export const dealsOf = ({ pages }: { pages: readonly DealPage[] }): DealListItem[] =>
  eachOnce(pages.flatMap((page) => page.deals));

/** The tiles of the brand's dashboard. */
export const brandStatsQuery = queryOptions({
  queryKey: queryKeys.deals.brandStats,
  queryFn: ({ signal }) => client.deals.brandStats(undefined, { signal }),
});

/** The tiles of the creator's dashboard. */
export const creatorStatsQuery = queryOptions({
  queryKey: queryKeys.deals.creatorStats,
  queryFn: ({ signal }) => client.deals.creatorStats(undefined, { signal }),
});

/** One deal with its files and newest messages. */
export const dealQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.deals.detail(id),
    queryFn: async ({ signal }) => (await client.deals.read({ params: { id } }, { signal })).deal,
  });

/** After something about a deal has changed: its page, both lists and the tiles are read again. */
export const refreshDeals = () => queryClient.invalidateQueries({ queryKey: queryKeys.deals.all });

/** The deal as the server has it now. */
export async function rereadDeal(id: string) {
  const query = dealQuery(id);
  // One that is on its way already may have been answered before what was just done.
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}
