import type { Site } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { firstCalls, takeFirstAnswer } from './first-calls.ts';
import { loadClient } from './load-client.ts';
import { queryKeys } from './query-keys.ts';

/** What this installation is and takes; it stays the same while the page is open. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: async ({ signal }) =>
    (await takeFirstAnswer<Site>(firstCalls.site)) ?? (await loadClient()).system.site(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
