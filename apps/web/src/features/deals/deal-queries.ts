/** Queries of dashboards and deal pages, and their refresh. */
import type { Api, DealDetail, DealListItem, DealPage, Role, WireReply } from '@briefcast/contract';
import { mostPerPage } from '@briefcast/contract/kit/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { eachOnce } from '../../lib/each-once.ts';
import { firstCalls } from '../../lib/first-calls.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { firstQ, keyOf, pagedQ, q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';

/** How many closed deals come at once. */
const perPage = 50;

const listOf = { BRAND: 'deals.brandDeals', CREATOR: 'deals.creatorDeals' } as const;
const openDeals = { status: 'open', limit: mostPerPage } as const;
const firstOpenPage = {
  BRAND: { at: firstCalls.brandDeals },
  CREATOR: { at: firstCalls.creatorDeals },
};

async function readAllOpen(side: Role, signal: AbortSignal): Promise<DealPage> {
  let page = await firstQ(listOf[side], firstOpenPage[side], { query: openDeals }).queryFn({ signal });
  const read = [...page.deals];
  while (page.nextCursor !== null) {
    const query = { ...openDeals, cursor: page.nextCursor };
    page = await q(listOf[side], { query }).queryFn({ signal });
    read.push(...page.deals);
  }
  return { ...page, deals: eachOnce(read) };
}

/** All open deals of a side: what needs somebody first is known of all of them together alone. */
export const openDealsQuery = (side: Role) =>
  queryOptions({
    queryKey: keyOf(listOf[side], { query: openDeals }),
    queryFn: ({ signal }) => readAllOpen(side, signal),
    select: ({ deals }) => deals,
  });

/** Closed deals, page by page: the completed ones, or all. */
export const closedDealsQuery = (side: Role, status: 'completed' | 'closed', search: string) => ({
  ...pagedQ(listOf[side], { query: { status, limit: perPage, ...(search ? { search } : {}) } }),
  // Keeps the former result while another search loads.
  placeholderData: keepPreviousData,
});

/** The deals of all pages that are loaded. */
export const dealsOf = ({ pages }: { pages: readonly DealPage[] }): DealListItem[] =>
  eachOnce(pages.flatMap((page) => page.deals));

/** The tiles of the brand's dashboard. */
export const brandStatsQuery = queryOptions(firstQ('deals.brandStats', { at: firstCalls.brandStats }));

/** The tiles of the creator's dashboard. */
export const creatorStatsQuery = queryOptions(firstQ('deals.creatorStats', { at: firstCalls.creatorStats }));

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
    ...firstQ(
      'deals.read',
      { at: firstCalls.deal(id), parse: ({ deal }) => ({ deal: dealFromWire(deal) }) },
      { params: { id } },
    ),
    select: ({ deal }) => deal,
  });

/** Shows a deal changed; one that was not read is left alone. */
export const updateDeal = (id: string, change: (deal: DealDetail) => DealDetail) =>
  queryClient.setQueryData(dealQuery(id).queryKey, (known) => known && { deal: change(known.deal) });

/** After something about a deal has changed: its page, both lists and the tiles are read again. */
export const refreshDeals = () => invalidate('deals');

/** The deal as the server has it now. */
export async function rereadDeal(id: string): Promise<DealDetail> {
  const query = dealQuery(id);
  // Cancels a pending read, which may lack the change just made.
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).deal;
}
