import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The newest creators, all or of a category. */
export const directoryQueryOf = (category?: string) => ({
  limit: 24,
  ...(category ? { categories: [category] } : {}),
});

/** The creators of the landing page. */
export const featuredQuery = (category?: string) =>
  queryOptions({
    queryKey: [...queryKeys.creators.featured, category ?? null],
    queryFn: async ({ signal }) =>
      (await loadClient()).creators.directory({ query: directoryQueryOf(category) }, { signal }),
    staleTime: minuteMs,
  });
