/** Whether briefs cost credits here, and how many there are: for the header, the dashboard and briefs. */
import { useQuery } from '@tanstack/react-query';
import { mayForOrganization } from '../../lib/policy.ts';
import { q } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { siteQuery } from '../../lib/site-query.ts';

/**
 * The organisation's credits; undefined if briefs cost none, for people who may not send any, and until it is
 * loaded.
 */
export function useCredits() {
  const { user } = useSession();
  const mayRead = user !== null && mayForOrganization(user, 'credits.read');
  const { data: site } = useQuery({ ...siteQuery, enabled: mayRead });
  const isOn = mayRead && site?.market?.credits === true;
  const { data } = useQuery({ ...q('billing.balance'), enabled: isOn });
  return isOn ? data : undefined;
}

/** Whether the signed-in person may buy credits. */
export function useMayBuy(): boolean {
  const { user } = useSession();
  return user !== null && mayForOrganization(user, 'billing.manage');
}
