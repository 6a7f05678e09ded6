/** Invitations to castings as screens load and change them. */
import type { NewCastingInvitations } from '@briefcast/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';

const { castings: keys } = queryKeys;

/** Creators invited to one of the organisation's castings, and those who applied. */
export const sentInvitationsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.sentInvitations(id),
    queryFn: async ({ signal }) =>
      (await loadClient()).castingInvitations.sent({ params: { id } }, { signal }),
  });

/** The creator's invitations that wait. */
export const ownInvitationsQuery = queryOptions({
  queryKey: keys.invitations,
  queryFn: async ({ signal }) =>
    (await (await loadClient()).castingInvitations.own(undefined, { signal })).invitations,
});

const keyOf = createKeyKeeper();

/** Invites creators, and keeps who is invited by now. */
export async function inviteTo(id: string, body: NewCastingInvitations) {
  const client = await loadClient();
  const answer = await client.castingInvitations.invite(
    { params: { id }, body },
    { idempotencyKey: keyOf([id, body]) },
  );
  const { invitations, appliedIds } = answer;
  queryClient.setQueryData(sentInvitationsQuery(id).queryKey, { invitations, appliedIds });
  return answer;
}

/** Declines an invitation. */
export const useDeclineInvitation = () =>
  useMutation({
    mutationFn: async (id: string) => (await loadClient()).castingInvitations.decline({ params: { id } }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(ownInvitationsQuery.queryKey, (known) =>
        known?.filter(({ casting }) => casting.id !== id),
      ),
  });
