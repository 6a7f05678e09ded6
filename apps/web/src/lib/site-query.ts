import { queryOptions } from '@tanstack/react-query';
import { firstCalls } from './first-calls.ts';
import { firstQ } from './query.ts';

/** The installation's own settings and limits, which stay the same while the page is open. */
export const siteQuery = queryOptions({
  ...firstQ('system.site', { at: firstCalls.site }),
  staleTime: Number.POSITIVE_INFINITY,
});
