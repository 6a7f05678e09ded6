import { queryOptions } from '@tanstack/react-query';
import { q } from '../../../lib/query.ts';

/** The categories of the marketplace, which do not change while somebody is here. */
export const categoriesQuery = queryOptions({
  ...q('creators.categories'),
  select: ({ categories }) => categories,
  staleTime: Number.POSITIVE_INFINITY,
});
