/** Whether briefs cost credits here, and how many there are: for the header, the dashboard and briefs. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { mayForOrganization } from '../../lib/policy.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';
import { siteQuery } from '../../lib/site-query.ts';

const balanceQuery = queryOptions({
  queryKey: queryKeys.billing.balance,
  queryFn: async ({ signal }) => (await loadClient()).billing.balance(undefined, { signal }),
});

/**
 * The organisation's credits; undefined if briefs cost none, for people who may not send any, and until it is
 * loaded.
 */
export function useCredits() {
  const { user } = useSession();
  const mayRead = user !== null && mayForOrganization(user, 'credits.read');
  const { data: site } = useQuery({ ...siteQuery, enabled: mayRead });
  const isOn = mayRead && site?.market?.credits === true;
  const { data } = useQuery({ ...balanceQuery, enabled: isOn });
  return isOn ? data : undefined;
}

/** Whether the signed-in person may buy credits. */
export function useMayBuy(): boolean {
  const { user } = useSession();
  return user !== null && mayForOrganization(user, 'billing.manage');
}
