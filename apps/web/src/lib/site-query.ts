import { queryOptions } from '@tanstack/react-query';
import { client } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** What this installation is and takes; it stays the same while the page is open. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => client.system.site(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
