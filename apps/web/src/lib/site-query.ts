import { queryOptions } from '@tanstack/react-query';
import { firstCalls } from './first-calls.ts';
import { noticeMarket } from './market.ts';
import { firstQ } from './query.ts';

const site = firstQ('system.site', { at: firstCalls.site });

/** The installation's own settings and limits, which stay the same while the page is open. */
export const siteQuery = queryOptions({
  ...site,
  queryFn: async (context) => {
    const read = await site.queryFn(context);
    noticeMarket(read.identity);
    return read;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
