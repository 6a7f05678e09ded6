import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
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
    queryFn: ({ signal }) => client.creators.directory({ query: directoryQueryOf(category) }, { signal }),
    staleTime: 60_000,
  });
