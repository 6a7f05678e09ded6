/** The data of the team page and the header. */
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The members and invitations of the current organisation. */
export const teamQuery = queryOptions({
  queryKey: queryKeys.team,
  queryFn: async ({ signal }) => (await (await loadClient()).team.read(undefined, { signal })).team,
});

/** Which of the signed-in person's organisations has a deal; null if none has it. */
export const organizationOfDealQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.organizationOfDeal(dealId),
    queryFn: async ({ signal }) => {
      const { organizations } = await (await loadClient()).team.organizations(
        { query: { dealId } },
        { signal },
      );
      return organizations.find(({ hasDeal }) => hasDeal) ?? null;
    },
  });

/** The organisations of the signed-in person. */
export const organizationsQuery = queryOptions({
  queryKey: queryKeys.organizations,
  queryFn: async ({ signal }) =>
    (await (await loadClient()).team.organizations(undefined, { signal })).organizations,
});
