import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { DeclineButton } from '../../../features/castings/decline-button.tsx';
import { ownInvitationsQuery } from '../../../features/castings/use-invitations.ts';

/** Brand's message to a creator whom it invited; nothing for everybody else. The panel is complete without it. */
export function InvitedNote({ castingId }: { castingId: string }) {
  const { data } = useQuery(ownInvitationsQuery);
  const invitation = data?.find(({ casting }) => casting.id === castingId);
  if (!invitation) return null;
  return (
    <div data-tone="pink" className="ear-sm grid gap-2.5 border border-(--k-line) bg-k-bg p-4 pe-5">
      <p className="flex items-center gap-2 font-semibold text-k-ink">
        <MailOpen aria-hidden className="ic flex-none" />
        {m.invitation_you()}
      </p>
      {invitation.message ? (
        <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
          {invitation.message}
        </p>
      ) : null}
      <div>
        <DeclineButton castingId={castingId} />
      </div>
    </div>
  );
}
