import type { Finding, OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { updateUser } from '../../lib/session.ts';

/** The own profile as the server has it: editing starts from this, never from what the browser remembers. */
export const ownProfileQuery = queryOptions({
  queryKey: queryKeys.ownProfile,
  queryFn: async ({ signal }) => {
    const { user } = await (await loadClient()).accounts.me(undefined, { signal });
    updateUser(user);
    return user;
  },
});

/** Shows a changed profile everywhere at once: this screen, the header, and what others see of it. */
export function keepOwnProfile(user: OwnUser) {
  queryClient.setQueryData(queryKeys.ownProfile, user);
  updateUser(user);
  void queryClient.invalidateQueries({ queryKey: queryKeys.creators.all });
}

/** Where a creator fills in what a point of the profile lacks: the profile, with that field being edited. */
export function fieldOfPoint({ path: [field] }: Pick<Finding, 'path'>): string {
  // No price at all belongs to no field; this is the first of them.
  return paths.creatorProfile.href(field === 'pricing' ? 'ugcVideoPricing' : String(field));
}
