import type { Api } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { takeFirstAnswer } from './first-answers.ts';
import { firstCalls } from './first-calls.ts';
import { loadClient } from './load-client.ts';
import { noticeMarket } from './market.ts';
import { queryKeys } from './query-keys.ts';

/** The installation's own settings and limits, which stay the same while the page is open. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: async ({ signal }) => {
    const site =
      (await takeFirstAnswer<Api['system']['site']>(firstCalls.site)) ??
      (await (await loadClient()).system.site(undefined, { signal }));
    noticeMarket(site.identity);
    return site;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
