/** What the team page and the header load. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The people and the invitations of the current organisation. */
export const teamQuery = queryOptions({
  queryKey: queryKeys.team,
  queryFn: async ({ signal }) => (await client.team.read(undefined, { signal })).team,
});

/** The one of the signed-in person's organisations that has a deal; null where none of them has it. */
export const organizationOfDealQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.organizationOfDeal(dealId),
    queryFn: async ({ signal }) => {
      const { organizations } = await client.team.organizations({ query: { dealId } }, { signal });
      return organizations.find(({ hasDeal }) => hasDeal) ?? null;
    },
  });

/** The organisations that the signed-in person belongs to. */
export const organizationsQuery = queryOptions({
  queryKey: queryKeys.organizations,
  queryFn: async ({ signal }) => (await client.team.organizations(undefined, { signal })).organizations,
});
