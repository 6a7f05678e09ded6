/** Queries of the billing screens. */
import type { CreditMovement } from '@briefcast/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const billingQuery = queryOptions({
  queryKey: queryKeys.billing.page,
  queryFn: ({ signal }) => client.billing.read(undefined, { signal }),
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.billing.order(id),
    queryFn: ({ signal }) => client.billing.readOrder({ params: { id } }, { signal }),
  });

/** Every movement of a kind, or of all. */
export const statementQuery = (movement: CreditMovement | undefined) => ({
  ...pagedQuery(queryKeys.billing.statement(movement ?? ''), (cursor, signal) =>
    client.billing.statement({ query: { ...(movement ? { movement } : {}), ...cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
});

/** After something changed: every figure is read again. */
export const refreshBilling = () => queryClient.invalidateQueries({ queryKey: queryKeys.billing.all });
