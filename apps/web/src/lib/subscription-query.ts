/** The own subscription of a creator. Ask it only where the market has one. */
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from './load-client.ts';
import { queryKeys } from './query-keys.ts';

export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.billing.subscription,
  queryFn: async ({ signal }) => (await loadClient()).subscription.read(undefined, { signal }),
});
