/** What owners do with an invitation that waits. */
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { teamQuery } from '../../features/team/team-queries.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** It may have been accepted or withdrawn meanwhile: the list shows how it is, after a refusal too. */
const readAgain = () => queryClient.invalidateQueries(teamQuery);

/** Sends the mail again, with a new link. */
export function useResendInvitation(id: string) {
  return useMutation({
    mutationFn: () => client.team.resendInvitation({ params: { id } }),
    onSuccess: () => toastSuccess(m.team_sent_again(), m.team_sent_again_note()),
    onError: (error) => showError(m.team_send_again_failed(), error),
    onSettled: readAgain,
  });
}

/** Takes the invitation back. */
export function useWithdrawInvitation(id: string) {
  return useMutation({
    mutationFn: () => client.team.revokeInvitation({ params: { id } }),
    onSuccess: () => toastSuccess(m.team_withdrawn(), m.team_withdrawn_note()),
    onError: (error) => showError(m.team_withdraw_failed(), error),
    onSettled: readAgain,
  });
}
