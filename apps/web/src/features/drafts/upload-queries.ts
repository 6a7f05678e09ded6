/** The person's uploads into all drafts, as the server knows them. */
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Unfinished uploads, begun on this device or another one. */
export const unfinishedUploadsQuery = queryOptions({
  queryKey: queryKeys.deals.uploads,
  queryFn: async ({ signal }) => (await (await loadClient()).uploads.list(undefined, { signal })).uploads,
});
