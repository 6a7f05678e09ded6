import { AppError, type JoinPreview } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { SignUpClosed } from '../../features/accounts/sign-up-closed.tsx';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { joining } from '../../lib/market.ts';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { NotForMe } from './not-for-me.tsx';

/** Sign-up by an operator's link, with the role that it invites to. */
export function JoinScreen() {
  const { code = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(q('joinLinks.preview', { params: { code } }));
  useDocumentTitle(m.mail_join_subject());
  if (isPending) {
    return (
      <AuthPage title={m.mail_join_subject()}>
        <LoadingText>{m.join_page_loading()}</LoadingText>
      </AuthPage>
    );
  }
  if (!data) {
    return error instanceof AppError && error.code === 'joining.not_found' ? (
      <Closed title={m.join_page_unknown()} />
    ) : (
      <AuthPage title={m.mail_join_subject()}>
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.join_page_failed())}</ErrorState>
      </AuthPage>
    );
  }
  return data.invitation.state === 'OPEN' && joining() !== 'NOBODY' ? (
    <Open invitation={data.invitation} code={code} />
  ) : (
    <Closed title={joining() === 'NOBODY' ? m.joining_nobody() : m.join_page_closed()} />
  );
}

function Open({ invitation: { role, brand, isMailed }, code }: { invitation: JoinPreview; code: string }) {
  const company = brand?.companyName;
  return (
    <AuthPage
      title={company ? m.own_people_join_title({ company }) : m.join_page_title({ role })}
      subtitle={company ? m.own_people_join_text({ company }) : m.join_page_text()}
    >
      <SignUpForm invited={{ role, joinCode: code }} />
      {isMailed ? <NotForMe code={code} /> : null}
    </AuthPage>
  );
}

function Closed({ title }: { title: string }) {
  return joining() !== 'EVERYBODY' ? (
    <AuthPage title={title} subtitle={joining() === 'BY_LINK' ? m.join_page_closed_text() : undefined}>
      <SignUpClosed />
    </AuthPage>
  ) : (
    <AuthPage title={title} subtitle={m.join_page_open_text()}>
      <ButtonLink to={paths.signup.href()} variant="cast">
        {m.header_sign_up()}
      </ButtonLink>
    </AuthPage>
  );
}
