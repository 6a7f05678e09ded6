import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { q } from '../../lib/query.ts';

/**
 * Query for a creator's details next to the profile: packages, surcharges, other accounts, statistics of finished
 * deals.
 */
export const creatorDetailsQuery = (id: string) =>
  queryOptions({
    ...q('creators.details', { params: { id } }),
    select: ({ details }) => details,
    staleTime: minuteMs,
  });
