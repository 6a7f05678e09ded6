/** The own subscription of a creator. Ask it only where the market has one. */
import { queryOptions } from '@tanstack/react-query';
import { client } from './api.ts';
import { queryKeys } from './query-keys.ts';

export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.billing.subscription,
  queryFn: ({ signal }) => client.subscription.read(undefined, { signal }),
});
