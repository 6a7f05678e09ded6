import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What taking part costs. */
export const pricesQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: async ({ signal }) => (await (await loadClient()).system.prices(undefined, { signal })).prices,
});
