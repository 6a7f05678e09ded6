import { AppError } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
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
  useDocumentTitle('Confirm your e-mail');
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
    <AuthPage title="Confirm your e-mail" subtitle="Then we can tell you what happens in your projects.">
      <div className="grid gap-4">
        <FormError>
          {confirm.error ? errorText(confirm.error, 'Something went wrong. Please try again.') : undefined}
        </FormError>
        <Button
          variant="cast"
          className="w-full"
          icon={<CircleCheck aria-hidden className="ic" />}
          busy={confirm.isPending}
          busyText="Confirming..."
          onClick={() => confirm.mutate()}
        >
          Confirm E-Mail
        </Button>
        <p className="hint">
          If you did not make an account on Briefcast, close this page: without a confirmation we tell this
          address of nothing.
        </p>
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
      Go to Your Dashboard
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.login.href()} variant="cast" className="w-full">
      Log In
    </ButtonLink>
  );
}

function Confirmed({ wasBefore }: { wasBefore: boolean }) {
  return (
    <AuthPage title={wasBefore ? 'Already confirmed' : 'Your e-mail is confirmed'}>
      <div className="grid gap-6">
        <DoneNote>
          {wasBefore
            ? 'This e-mail was confirmed before. There is nothing you need to do.'
            : 'From now on we also tell you by mail what happens in your projects. What we tell is your choice, in the notification settings.'}
        </DoneNote>
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
  <Failed
    title="This link does not work"
    text="It is not complete, or its account is gone. Open the link of our mail once more, or copy all of it."
  >
    <Onwards />
  </Failed>
);

function Expired() {
  const { user } = useSession();
  const { resend, isPending, isSent, outcome } = useResendConfirmation();
  return (
    <Failed
      title="This link has expired"
      text={
        user
          ? 'A confirmation link works for 7 days. We gladly send you a new one.'
          : 'A confirmation link works for 7 days. Log in and ask for a new one.'
      }
    >
      {user && !isSent ? (
        <Button variant="cast" className="w-full" busy={isPending} busyText="Sending..." onClick={resend}>
          Send a New Link
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
