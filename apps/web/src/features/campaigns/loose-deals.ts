/** Projects that are in no campaign. */
import type { DealListItem, DealPage } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { InfiniteData } from '@tanstack/react-query';
import { eachOnce } from '../../lib/each-once.ts';
import { fullName } from '../../lib/names.ts';
import { pagedQ } from '../../lib/query.ts';

/** Open projects that are in no campaign, page by page. */
export const looseDealsQuery = pagedQ('deals.brandDeals', {
  query: { campaign: 'none', status: 'open', limit: 50 },
});

/** Projects of all pages that are loaded. */
export const dealsOfPages = (data: InfiniteData<DealPage> | undefined): DealListItem[] =>
  eachOnce(data?.pages.flatMap(({ deals }) => deals) ?? []);

/** The creator of a project by name, also where the account is gone. */
export const nameOf = ({ creator }: DealListItem): string =>
  (creator && fullName(creator)) || m.deal_creator_gone();
