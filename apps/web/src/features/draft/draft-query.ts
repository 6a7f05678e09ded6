/** What the creator is about to submit, as the server has it. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The draft of a deal; read again with all that is kept of the deal. */
export const draftQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.deals.draft(dealId),
    queryFn: async ({ signal }) => (await client.drafts.read({ params: { id: dealId } }, { signal })).draft,
  });
