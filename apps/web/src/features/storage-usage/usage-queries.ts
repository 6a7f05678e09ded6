import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** How much the signed-in person stores; asked again with their portfolio and uploads. */
export const ownUsageQuery = (userId: string, uploads: number) =>
  queryOptions({
    queryKey: queryKeys.usage.own(userId, uploads),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.files.usage({ query: {} }, { signal }),
  });

/** The same, and how much is stored in a deal; asked again with the deal. */
export const dealUsageQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.usage.deal(dealId),
    queryFn: ({ signal }) => client.files.usage({ query: { dealId } }, { signal }),
  });
