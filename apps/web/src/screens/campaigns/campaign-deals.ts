/** Projects of a campaign, as its page loads and orders them. */
import type { DealListItem } from '@briefcast/contract';
import { nextAction } from '@briefcast/contract/deals/next-action';
import { creatorName } from '../../features/deals/party-names.ts';
import { pagedQ } from '../../lib/query.ts';

/** A usual campaign comes at once. */
const perPage = 200;

/** Projects of a campaign, page by page, newest first. */
export const campaignDealsQuery = (campaign: string) =>
  pagedQ('deals.brandDeals', { query: { campaign, limit: perPage } });

export const creatorSorts = ['needs', 'due', 'name'] as const;
export type CreatorSort = (typeof creatorSorts)[number];

/** Place of a row: what is the reader's to do, then what waits for others, then what is over. */
function rank(deal: DealListItem, mayMove: boolean): number {
  const action = nextAction(deal, 'BRAND', mayMove);
  if (action === null) return 2;
  return action.needs === 'YOU' ? 0 : 1;
}

/** Orders the rows; of the same place the next deadline comes first. */
export function sortCreators(
  deals: readonly DealListItem[],
  sort: CreatorSort,
  mayMove: boolean,
): DealListItem[] {
  const byDue = (one: DealListItem, other: DealListItem) =>
    Date.parse(one.deadline) - Date.parse(other.deadline);
  const orders = {
    needs: (one: DealListItem, other: DealListItem) =>
      rank(one, mayMove) - rank(other, mayMove) || byDue(one, other),
    due: byDue,
    name: (one: DealListItem, other: DealListItem) =>
      creatorName(one.creator).localeCompare(creatorName(other.creator)) || byDue(one, other),
  };
  return deals.toSorted(orders[sort]);
}
