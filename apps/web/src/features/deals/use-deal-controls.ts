/** Which of the deals a dashboard shows, and in which order: as chosen in the address bar, and as arranged by it. */

import { type DealListItem, type DealStatus, isFoundIn, type Role, searchWords } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { brandName, creatorName } from './party-names.ts';

/** Search and sort order of a dashboard's deals, kept in the address bar. */
export function useDealControls() {
  const { params, change } = useAddressFilters();
  const search = params.get('search') ?? '';
  const { typed, setTyped } = useTypedSearch(search, (text) => change({ search: text }));
  const asked = params.get('sort');
  const sort = dealSorts.find((one) => one === asked) ?? 'deadline';

  return {
    params,
    change,
    search,
    typed,
    setTyped,
    sort,
    setSort: (next: DealSort) => change({ sort: next === 'deadline' ? undefined : next }),
  };
}

export type DealControls = ReturnType<typeof useDealControls>;

export const dealSorts = ['deadline', 'newest', 'activity', 'budget'] as const;
export type DealSort = (typeof dealSorts)[number];

const latest = (one: string, other: string) => Date.parse(other) - Date.parse(one);
const orders: Record<DealSort, (one: DealListItem, other: DealListItem) => number> = {
  deadline: (one, other) => latest(other.deadline, one.deadline),
  newest: (one, other) => latest(one.createdAt, other.createdAt),
  activity: (one, other) => latest(one.lastActivity, other.lastActivity),
  budget: (one, other) => totalOf(other) - totalOf(one),
};

interface Arrangement {
  viewer: Role;
  /** Null for all that are open. */
  statuses: readonly DealStatus[] | null;
  search: string;
  sort: DealSort;
}

/** As the server searches those that are closed: in the title and the other side's name. */
function isFound(deal: DealListItem, words: readonly string[], viewer: Role): boolean {
  const name = viewer === 'BRAND' ? creatorName(deal.creator) : brandName(deal.brand);
  return isFoundIn([deal.title, name], words);
}

/** The open deals of a tab that are searched for, sorted. */
export function arrangeDeals(
  open: readonly DealListItem[],
  { viewer, statuses, search, sort }: Arrangement,
): DealListItem[] {
  const words = searchWords(search);
  return open
    .filter((deal) => statuses === null || statuses.includes(deal.status))
    .filter((deal) => isFound(deal, words, viewer))
    .toSorted(orders[sort]);
}
