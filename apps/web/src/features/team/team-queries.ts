/** What the team page and the header load. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The people and the invitations of the current organisation. */
export const teamQuery = queryOptions({
  queryKey: queryKeys.team,
  queryFn: async ({ signal }) => (await client.team.read(undefined, { signal })).team,
});

/** The organisations that the signed-in person belongs to. */
export const organizationsQuery = queryOptions({
  queryKey: queryKeys.organizations,
  queryFn: async ({ signal }) => (await client.team.organizations(undefined, { signal })).organizations,
});
