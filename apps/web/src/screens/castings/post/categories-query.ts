import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../../lib/load-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** The categories of the marketplace, which do not change while somebody is here. */
export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: async ({ signal }) =>
    (await (await loadClient()).creators.categories(undefined, { signal })).categories,
  staleTime: Number.POSITIVE_INFINITY,
});
