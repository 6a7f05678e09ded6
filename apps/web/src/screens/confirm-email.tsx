import { AppError } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { useResendConfirmation } from '../features/auth/use-resend-confirmation.ts';
import { client } from '../lib/api.ts';
import { refreshUser } from '../lib/refresh-user.ts';
import { useSession } from '../lib/session.ts';
import { errorText } from '../lib/show-error.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DoneNote } from '../ui/done-note.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FormError } from '../ui/field.tsx';

/** Where the link of the welcome mail leads. Opening it changes nothing, as programs that scan mails do; the button does. */
export function ConfirmEmailScreen() {
  useDocumentTitle(m.confirm_title());
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirm = useMutation({
    mutationFn: () => client.accounts.confirmEmail({ body: { token } }),
    // What shows here holds without it; the notice of the other screens looks again by itself.
    onSuccess: () => void refreshUser().catch(() => undefined),
  });

  if (confirm.data) return <Confirmed wasBefore={confirm.data.alreadyConfirmed} />;
  const code = token === '' ? 'account.confirmation_invalid' : codeOf(confirm.error);
  if (code === 'account.confirmation_expired') return <Expired />;
  if (code === 'account.confirmation_invalid') return <Invalid />;
  return (
    <AuthPage title={m.confirm_title()} subtitle={m.confirm_subtitle()}>
      <div className="grid gap-4">
        <FormError>{confirm.error ? errorText(confirm.error, m.call_failed()) : undefined}</FormError>
        <Button
          variant="cast"
          className="w-full"
          icon={<CircleCheck aria-hidden className="ic" />}
          busy={confirm.isPending}
          busyText={m.confirm_busy()}
          onClick={() => confirm.mutate()}
        >
          {m.confirm_submit()}
        </Button>
        <p className="hint">{m.confirm_not_you()}</p>
      </div>
    </AuthPage>
  );
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null);

/** The way on, with a login and without. */
function Onwards() {
  const { user } = useSession();
  return user ? (
    <ButtonLink to={dashboardPath(user.role)} variant="cast" className="w-full">
      {m.confirm_to_dashboard()}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.login.href()} variant="cast" className="w-full">
      {m.auth_log_in()}
    </ButtonLink>
  );
}

function Confirmed({ wasBefore }: { wasBefore: boolean }) {
  return (
    <AuthPage title={wasBefore ? m.confirm_was_done() : m.confirm_done()}>
      <div className="grid gap-6">
        <DoneNote>{wasBefore ? m.confirm_was_done_text() : m.confirm_done_text()}</DoneNote>
        <Onwards />
      </div>
    </AuthPage>
  );
}

function Failed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <AuthPage title={title}>
      <div className="grid gap-6">
        <ErrorState icon={<MailX aria-hidden className="ic" />}>{text}</ErrorState>
        {children}
      </div>
    </AuthPage>
  );
}

const Invalid = () => (
  <Failed title={m.confirm_invalid()} text={m.confirm_invalid_text()}>
    <Onwards />
  </Failed>
);

function Expired() {
  const { user } = useSession();
  const { resend, isPending, isSent, outcome } = useResendConfirmation();
  return (
    <Failed title={m.confirm_expired()} text={user ? m.confirm_expired_text() : m.confirm_expired_visitor()}>
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
    </Failed>
  );
}
