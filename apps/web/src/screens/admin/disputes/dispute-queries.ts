import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminClient } from '../../../lib/api.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** All cases, open ones first. */
export const adminDisputesQuery = {
  ...pagedQuery(queryKeys.admin.disputes, (cursor, signal) =>
    adminClient.adminDisputes.list({ query: cursor }, { signal }),
  ),
  placeholderData: keepPreviousData,
};

/** A case with the evidence. */
export const adminDisputeQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.dispute(id),
    queryFn: async ({ signal }) =>
      (await adminClient.adminDisputes.read({ params: { id } }, { signal })).dispute,
  });
