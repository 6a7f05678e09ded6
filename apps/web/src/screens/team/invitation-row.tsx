import type { TeamInvitation } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Clock, Mail } from 'lucide-react';
import { fullName } from '../../lib/full-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PersonCell } from './person-cell.tsx';
import { useResendInvitation, useWithdrawInvitation } from './use-change-invitations.ts';

interface InvitationRowProps {
  invitation: TeamInvitation;
  /** Whether the signed-in person sends invitations. */
  mayManage: boolean;
}

/** Somebody who was invited and has not joined yet. */
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
          <Badge stock="orange" icon={<Clock aria-hidden className="ic" />}>
            {m.team_invitation_expired({ role })}
          </Badge>
        ) : (
          <Badge stock="yellow" icon={<Mail aria-hidden className="ic" />}>
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
      <Button
        variant="ghost"
        size="sm"
        aria-label={m.team_send_again_to({ email })}
        busy={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {m.team_send_again()}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={m.team_withdraw_of({ email })}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {m.team_withdraw()}
      </Button>
    </span>
  );
}
