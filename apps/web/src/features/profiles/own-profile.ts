import type { Finding, OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '../../lib/invalidate.ts';
import { q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { updateUser } from '../../lib/session.ts';

const asked = q('accounts.me');

/** The own profile as the server has it: editing starts from this, never from what the browser remembers. */
export const ownProfileQuery = queryOptions({
  ...asked,
  queryFn: async (context) => {
    const answer = await asked.queryFn(context);
    updateUser(answer.user);
    return answer;
  },
  select: ({ user }) => user,
});

/** Shows a changed profile everywhere at once: this screen, the header, and what others see of it. */
export function keepOwnProfile(user: OwnUser) {
  queryClient.setQueryData(asked.queryKey, { user });
  updateUser(user);
  void invalidate('creators');
}

/** Where a creator fills in what a point of the profile lacks: the profile, with that field being edited. */
export function fieldOfPoint({ path: [field] }: Pick<Finding, 'path'>): string {
  // No price at all belongs to no field; this is the first of them.
  return paths.creatorProfile.href(field === 'pricing' ? 'ugcVideoPricing' : String(field));
}
