import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/**
 * Query for a creator's details next to the profile: packages, surcharges, other accounts, statistics of finished
 * deals.
 */
export const creatorDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.creators.details(id),
    queryFn: async ({ signal }) =>
      (await (await loadClient()).creators.details({ params: { id } }, { signal })).details,
    staleTime: minuteMs,
  });
