/** Invitations to castings as screens load and change them. */
import type { NewCastingInvitations } from '@briefcast/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { keyOf, q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';

/** The creator's invitations that wait. */
export const ownInvitationsQuery = queryOptions({
  ...q('castingInvitations.own'),
  select: ({ invitations }) => invitations,
});

const requestKeyOf = createKeyKeeper();

/** Invites creators, and keeps who is invited by now. */
export async function inviteTo(id: string, body: NewCastingInvitations) {
  const client = await loadClient();
  const answer = await client.castingInvitations.invite(
    { params: { id }, body },
    { idempotencyKey: requestKeyOf([id, body]) },
  );
  const { invitations, appliedIds } = answer;
  queryClient.setQueryData(keyOf('castingInvitations.sent', { params: { id } }), { invitations, appliedIds });
  return answer;
}

/** Declines an invitation. */
export const useDeclineInvitation = () =>
  useMutation({
    mutationFn: async (id: string) => (await loadClient()).castingInvitations.decline({ params: { id } }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(
        ownInvitationsQuery.queryKey,
        (known) => known && { invitations: known.invitations.filter(({ casting }) => casting.id !== id) },
      ),
  });
