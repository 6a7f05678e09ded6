import type { TeamInvitation } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Clock, Mail } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { fullName } from '../../lib/names.ts';
import { showError } from '../../lib/show-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { PersonCell } from './person-cell.tsx';

interface InvitationRowProps {
  invitation: TeamInvitation;
  /** Whether the signed-in person may manage invitations. */
  mayManage: boolean;
}

/** An invited person who has not joined yet. */
export function InvitationRow({ invitation, mayManage }: InvitationRowProps) {
  const { email, role, expiresAt, sentAt } = invitation;
  const isExpired = new Date(expiresAt).getTime() <= Date.now();
  const sent = formatShortDate(sentAt);
  const inviter = invitation.by && fullName(invitation.by);
  const by = inviter ? m.team_invited_by({ name: inviter, date: sent }) : m.team_invited_at({ date: sent });
  return (
    <tr>
      <PersonCell name={email} email={email} />
      <td>
        {isExpired ? (
          <Badge tone="orange" icon={<Clock aria-hidden className="ic" />}>
            {m.team_invitation_expired({ role })}
          </Badge>
        ) : (
          <Badge tone="yellow" icon={<Mail aria-hidden className="ic" />}>
            {m.team_invited_as({ role })}
          </Badge>
        )}
      </td>
      <td className="text-ink-2 max-sm:hidden">
        {isExpired ? null : m.team_invited_until({ date: formatShortDate(expiresAt) })}
        <bdi className="hint block xl:hidden">{by}</bdi>
      </td>
      <td className="text-ink-2 max-xl:hidden">
        <bdi>{by}</bdi>
      </td>
      <td className="team-actions">{mayManage ? <InvitationActions {...invitation} /> : null}</td>
    </tr>
  );
}

function InvitationActions({ id, email }: TeamInvitation) {
  const resend = useResendInvitation(id);
  const withdraw = useWithdrawInvitation(id);
  return (
    <span className="flex flex-wrap justify-end gap-1">
      <OnlineButton
        variant="ghost"
        size="sm"
        aria-label={m.team_send_again_to({ email })}
        busy={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {m.team_send_again()}
      </OnlineButton>
      <OnlineButton
        variant="ghost"
        size="sm"
        aria-label={m.team_withdraw_of({ email })}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {m.team_withdraw()}
      </OnlineButton>
    </span>
  );
}

/** Refetches the list, after a refusal too, as the invitation may have been accepted or withdrawn. */
const readAgain = () => invalidate('team.read');

/** Sends the mail again, with a new link. */
function useResendInvitation(id: string) {
  return useMutation({
    mutationFn: () => client.team.resendInvitation({ params: { id } }),
    onSuccess: () => toastSuccess(m.team_sent_again(), m.team_sent_again_note()),
    onError: (error) => showError(m.team_send_again_failed(), error),
    onSettled: readAgain,
  });
}

/** Revokes the invitation. */
function useWithdrawInvitation(id: string) {
  return useMutation({
    mutationFn: () => client.team.revokeInvitation({ params: { id } }),
    onSuccess: () => toastSuccess(m.team_withdrawn(), m.team_withdrawn_note()),
    onError: (error) => showError(m.team_withdraw_failed(), error),
    onSettled: readAgain,
  });
}
