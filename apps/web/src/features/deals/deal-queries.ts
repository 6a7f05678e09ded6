/** Queries of dashboards and deal pages, and their refresh. */
import type {
  Api,
  DealDetail,
  DealListItem,
  DealPage,
  DealsQuery,
  Role,
  WireReply,
} from '@briefcast/contract';
import { mostPerPage } from '@briefcast/contract/kit/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { takeFirstAnswer } from '../../lib/first-answers.ts';
import { firstCalls } from '../../lib/first-calls.ts';
import { loadClient } from '../../lib/load-client.ts';
import { eachOnce, pagedQuery } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** How many closed deals come at once. */
const perPage = 50;

type ReadPage = (query: DealsQuery, signal: AbortSignal) => Promise<DealPage>;

const readPageOf: Record<Role, ReadPage> = {
  BRAND: async (query, signal) => (await loadClient()).deals.brandDeals({ query }, { signal }),
  CREATOR: async (query, signal) => (await loadClient()).deals.creatorDeals({ query }, { signal }),
};

const openQuery = { status: 'open', limit: mostPerPage } as const;
const firstOpenPage: Record<Role, string> = {
  BRAND: firstCalls.brandDeals,
  CREATOR: firstCalls.creatorDeals,
};

async function readAllOpen(side: Role, signal: AbortSignal): Promise<DealListItem[]> {
  const readPage = readPageOf[side];
  let page =
    (await takeFirstAnswer<Api['deals']['brandDeals']>(firstOpenPage[side])) ??
    (await readPage(openQuery, signal));
  const read = [...page.deals];
  while (page.nextCursor !== null) {
    page = await readPage({ ...openQuery, cursor: page.nextCursor }, signal);
    read.push(...page.deals);
  }
  return eachOnce(read);
}

/** All open deals of a side: what needs somebody first is known of all of them together alone. */
export const openDealsQuery = (side: Role) =>
  queryOptions({
    queryKey: queryKeys.deals.open(side),
    queryFn: ({ signal }) => readAllOpen(side, signal),
  });

/** Closed deals, page by page: the completed ones, or all. */
export const closedDealsQuery = (side: Role, status: 'completed' | 'closed', search: string) => ({
  ...pagedQuery(queryKeys.deals.closed(side, status, search), (cursor, signal) =>
    readPageOf[side]({ status, limit: perPage, ...(search ? { search } : {}), ...cursor }, signal),
  ),
  // Keeps the former result while another search loads.
  placeholderData: keepPreviousData,
});

/** The deals of all pages that are loaded. */
export const dealsOf = ({ pages }: { pages: readonly DealPage[] }): DealListItem[] =>
  eachOnce(pages.flatMap((page) => page.deals));

/** The tiles of the brand's dashboard. */
export const brandStatsQuery = queryOptions({
  queryKey: queryKeys.deals.brandStats,
  queryFn: async ({ signal }) =>
    (await takeFirstAnswer<Api['deals']['brandStats']>(firstCalls.brandStats)) ??
    (await loadClient()).deals.brandStats(undefined, { signal }),
});

/** The tiles of the creator's dashboard. */
export const creatorStatsQuery = queryOptions({
  queryKey: queryKeys.deals.creatorStats,
  queryFn: async ({ signal }) =>
    (await takeFirstAnswer<Api['deals']['creatorStats']>(firstCalls.creatorStats)) ??
    (await loadClient()).deals.creatorStats(undefined, { signal }),
});

type WireDeal = WireReply<Api['deals']['read']>['deal'];

/** Parses a deal from the client's response: two of its lists travel as JSON within a text. */
const dealFromWire = (deal: WireDeal): DealDetail => ({
  ...deal,
  requirements: JSON.parse(deal.requirements) as string[],
  deliverables: JSON.parse(deal.deliverables) as string[],
});

/** One deal with its files and newest messages. */
export const dealQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.deals.detail(id),
    queryFn: async ({ signal }) => {
      const first = await takeFirstAnswer<Api['deals']['read']>(firstCalls.deal(id));
      if (first) return dealFromWire(first.deal);
      return (await (await loadClient()).deals.read({ params: { id } }, { signal })).deal;
    },
  });

/** After something about a deal has changed: its page, both lists and the tiles are read again. */
export const refreshDeals = () => queryClient.invalidateQueries({ queryKey: queryKeys.deals.all });

/** The deal as the server has it now. */
export async function rereadDeal(id: string) {
  const query = dealQuery(id);
  // Cancels a pending read, which may lack the change just made.
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}
