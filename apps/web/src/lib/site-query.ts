import type { Api } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { takeFirstAnswer } from './first-answers.ts';
import { firstCalls } from './first-calls.ts';
import { loadClient } from './load-client.ts';
import { queryKeys } from './query-keys.ts';

/** The installation's own settings and limits, which stay the same while the page is open. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: async ({ signal }) =>
    (await takeFirstAnswer<Api['system']['site']>(firstCalls.site)) ??
    (await loadClient()).system.site(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
