/** What dashboards and deal pages load, and how it is brought up to date. */
import { type DealListItem, type DealTab, statusesOfTab } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** All deals of the signed-in brand. */
export const brandDealsQuery = queryOptions({
  queryKey: queryKeys.deals.brandList,
  queryFn: async ({ signal }) => (await client.deals.brandDeals(undefined, { signal })).deals,
});

/** The tiles of the brand's dashboard. */
export const brandStatsQuery = queryOptions({
  queryKey: queryKeys.deals.brandStats,
  queryFn: ({ signal }) => client.deals.brandStats(undefined, { signal }),
});

/** A tab of the creator's dashboard. What the tab of all deals already holds shows until the answer is there. */
export const creatorDealsQuery = (tab: DealTab) =>
  queryOptions({
    queryKey: queryKeys.deals.creatorList(tab),
    queryFn: async ({ signal }) =>
      (await client.deals.creatorDeals({ query: { status: tab } }, { signal })).deals,
    placeholderData: () => {
      const all = queryClient.getQueryData<DealListItem[]>(queryKeys.deals.creatorList('all'));
      const statuses = statusesOfTab[tab];
      return statuses === null ? all : all?.filter((deal) => statuses.includes(deal.status));
    },
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
