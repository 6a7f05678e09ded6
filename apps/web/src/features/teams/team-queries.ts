/** The data of the team page and the header. */
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The members and invitations of the current organisation. */
export const teamQuery = queryOptions({
  queryKey: queryKeys.team,
  queryFn: async ({ signal }) => (await (await loadClient()).team.read(undefined, { signal })).team,
});

/** Deal or casting that belongs to one organisation. */
export type OrganizationOf = { dealId: string } | { castingId: string };

/** Which of the signed-in person's organisations has this; null if none has it. */
export const organizationOfQuery = (of: OrganizationOf) =>
  queryOptions({
    queryKey: queryKeys.organizationOf(of),
    queryFn: async ({ signal }) => {
      const { organizations } = await (await loadClient()).team.organizations({ query: of }, { signal });
      return organizations.find(({ hasDeal, hasCasting }) => hasDeal || hasCasting) ?? null;
    },
  });

/** The organisations of the signed-in person. */
export const organizationsQuery = queryOptions({
  queryKey: queryKeys.organizations,
  queryFn: async ({ signal }) =>
    (await (await loadClient()).team.organizations(undefined, { signal })).organizations,
});
