import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { q } from '../../lib/query.ts';

/** The newest creators, all or of a category. */
export const directoryQueryOf = (category?: string) => ({
  limit: 24,
  ...(category ? { categories: [category] } : {}),
});

/** The creators of the landing page. */
export const featuredQuery = (category?: string) =>
  queryOptions({
    ...q('creators.directory', { query: directoryQueryOf(category) }),
    staleTime: minuteMs,
  });
