/** Whether briefs cost credits here, and how many there are: what the header, the dashboard and a brief ask. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { mayForOrganization } from './actor.ts';
import { loadClient } from './load-client.ts';
import { queryKeys } from './query-keys.ts';
import { useSession } from './session.ts';
import { siteQuery } from './site-query.ts';

const balanceQuery = queryOptions({
  queryKey: queryKeys.billing.balance,
  queryFn: async ({ signal }) => (await loadClient()).billing.balance(undefined, { signal }),
});

/** The credits of the organisation; undefined where briefs cost none, for whoever sends none, and until it is known. */
export function useCredits() {
  const { user } = useSession();
  const mayRead = user !== null && mayForOrganization(user, 'credits.read');
  const { data: site } = useQuery({ ...siteQuery, enabled: mayRead });
  const isOn = mayRead && site?.market?.credits === true;
  const { data } = useQuery({ ...balanceQuery, enabled: isOn });
  return isOn ? data : undefined;
}

/** Whether the signed-in person may buy. */
export function useMayBuy(): boolean {
  const { user } = useSession();
  return user !== null && mayForOrganization(user, 'billing.manage');
}
