import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { q } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { InvitationNote, WayOn } from './invitation-note.tsx';
import { JoinCard } from './join-card.tsx';

/**
 * The page to which the link in an invitation leads: who invites to what, and how to join
 * (rules/teams#invitations).
 */
export function InvitationScreen() {
  useDocumentTitle(m.invitation_title());
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <Main className="grid content-start justify-items-center">
      <Invitation key={token} token={token} />
    </Main>
  );
}

function Invitation({ token }: { token: string }) {
  const { status } = useSession();
  const invitation = useQuery({
    ...q('team.readInvitation', { params: { token } }),
    select: ({ invitation }) => invitation,
    enabled: token !== '',
  });
  const { data, error } = invitation;
  const code = token === '' ? 'invitation.not_found' : error instanceof AppError ? error.code : null;

  if (code === 'invitation.not_found') {
    return (
      <InvitationNote title={m.invitation_gone_title()} text={m.invitation_gone_text()}>
        <WayOn />
      </InvitationNote>
    );
  }
  if (code === 'invitation.expired') {
    return (
      <InvitationNote title={m.invitation_expired_title()} text={m.invitation_expired_text()}>
        <WayOn />
      </InvitationNote>
    );
  }
  if (data && status !== 'loading') {
    return <JoinCard token={token} invitation={data} onChanged={() => void invitation.refetch()} />;
  }
  return (
    <InvitationNote title={m.invitation_title()}>
      {error ? (
        <ErrorState onRetry={() => void invitation.refetch()}>
          {errorText(error, m.invitation_failed())}
        </ErrorState>
      ) : (
        <LoadingText>{m.invitation_loading()}</LoadingText>
      )}
    </InvitationNote>
  );
}
