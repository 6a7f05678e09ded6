/** What dashboards and deal pages load, and how it is brought up to date. */
import { type DealListItem, type DealPage, type DealTab, statusesOfTab } from '@briefcast/contract';
import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { eachOnce, pagedQuery } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** How many deals come at once. */
const perPage = 50;

type DealPages = InfiniteData<DealPage, string | null>;

/** A tab of either dashboard. What the tab of all deals already holds shows until the answer is there. */
const placeholderOf = (all: DealPages | undefined, tab: DealTab): DealPages | undefined => {
  const statuses = statusesOfTab[tab];
  if (!all || statuses === null) return all;
  const deals = dealsOf(all).filter((deal) => statuses.includes(deal.status));
  const isPart = all.pages.at(-1)?.nextCursor !== null;
  // None of those that are loaded says nothing of those that are not.
  if (deals.length === 0 && isPart) return undefined;
  return { pages: [{ deals, nextCursor: null }], pageParams: [null] };
};

/** The deals of all pages that are loaded. */
export const dealsOf = ({ pages }: Pick<DealPages, 'pages'>): DealListItem[] =>
  eachOnce(pages.flatMap((page) => page.deals));

/** A tab of the brand's dashboard. */
export const brandDealsQuery = (tab: DealTab) => ({
  ...pagedQuery(queryKeys.deals.brandList(tab), (cursor, signal) =>
    client.deals.brandDeals({ query: { status: tab, limit: perPage, ...cursor } }, { signal }),
  ),
  placeholderData: () => placeholderOf(queryClient.getQueryData(queryKeys.deals.brandList('all')), tab),
});

/** The tiles of the brand's dashboard. */
export const brandStatsQuery = queryOptions({
  queryKey: queryKeys.deals.brandStats,
  queryFn: ({ signal }) => client.deals.brandStats(undefined, { signal }),
});

/** A tab of the creator's dashboard. */
export const creatorDealsQuery = (tab: DealTab) => ({
  ...pagedQuery(queryKeys.deals.creatorList(tab), (cursor, signal) =>
    client.deals.creatorDeals({ query: { status: tab, limit: perPage, ...cursor } }, { signal }),
  ),
  placeholderData: () => placeholderOf(queryClient.getQueryData(queryKeys.deals.creatorList('all')), tab),
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
