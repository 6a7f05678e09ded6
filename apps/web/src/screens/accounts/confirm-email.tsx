import { AppError } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useResendConfirmation } from '../../features/accounts/use-resend-confirmation.ts';
import { client } from '../../lib/api.ts';
import { refreshUser } from '../../lib/refresh-user.ts';
import { useSession } from '../../lib/session.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmedPage, ConfirmPage, FailedPage, useLinkToken, WayOn } from './mail-link.tsx';

/** The page to which the link in the welcome mail leads. */
export function ConfirmEmailScreen() {
  useDocumentTitle(m.confirm_title());
  const token = useLinkToken();
  const confirm = useMutation({
    mutationFn: () => client.accounts.confirmEmail({ body: { token } }),
    // This page does not need the result; the notice on other screens checks again by itself.
    onSuccess: () => void refreshUser().catch(() => undefined),
  });

  if (confirm.data) return <Confirmed wasBefore={confirm.data.alreadyConfirmed} />;
  const code = token === '' ? 'account.confirmation_invalid' : codeOf(confirm.error);
  if (code === 'account.confirmation_expired') return <Expired />;
  if (code === 'account.confirmation_invalid') {
    return (
      <FailedPage title={m.confirm_invalid()} text={m.confirm_invalid_text()}>
        <Onwards />
      </FailedPage>
    );
  }
  return (
    <ConfirmPage
      title={m.confirm_title()}
      subtitle={m.confirm_subtitle()}
      label={m.confirm_submit()}
      notYou={m.confirm_not_you()}
      confirm={confirm}
    />
  );
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null);

const Onwards = () => <WayOn to={({ role }) => dashboardPath(role)} label={m.confirm_to_dashboard()} />;

function Confirmed({ wasBefore }: { wasBefore: boolean }) {
  return (
    <ConfirmedPage
      title={wasBefore ? m.confirm_was_done() : m.confirm_done()}
      text={wasBefore ? m.confirm_was_done_text() : m.confirm_done_text()}
    >
      <Onwards />
    </ConfirmedPage>
  );
}

function Expired() {
  const { user } = useSession();
  const { resend, isPending, isSent, outcome } = useResendConfirmation();
  return (
    <FailedPage
      title={m.confirm_expired()}
      text={user ? m.confirm_expired_text() : m.confirm_expired_visitor()}
    >
      {user && !isSent ? (
        <Button
          variant="cast"
          className="w-full"
          busy={isPending}
          busyText={m.action_sending()}
          onClick={resend}
        >
          {m.confirm_send_new()}
        </Button>
      ) : (
        <Onwards />
      )}
      <p role="status" className="text-ui font-semibold empty:hidden">
        {outcome}
      </p>
    </FailedPage>
  );
}
