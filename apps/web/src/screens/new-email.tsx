import { AppError } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { client } from '../lib/api.ts';
import { refreshUser } from '../lib/refresh-user.ts';
import { useSession } from '../lib/session.ts';
import { errorText } from '../lib/show-error.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DoneNote } from '../ui/done-note.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FormError } from '../ui/field.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** Refusals that no further try will change. */
const isFinal = (error: unknown) =>
  error instanceof AppError && ['account.email_link_invalid', 'account.email_taken'].includes(error.code);

/** Where the link of the mail to a new e-mail leads. Opening it changes nothing, as programs that scan mails do; the button does. */
export function NewEmailScreen() {
  useDocumentTitle(m.new_email_title());
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirm = useMutation({
    mutationFn: () => client.ownAccount.confirmNewEmail({ body: { token } }),
    // What shows here holds without it.
    onSuccess: () => void refreshUser().catch(() => undefined),
  });

  if (confirm.data) return <Changed email={confirm.data.email} />;
  if (token === '' || isFinal(confirm.error)) return <Invalid error={confirm.error} />;
  return (
    <AuthPage title={m.new_email_title()} subtitle={m.new_email_subtitle()}>
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
          {m.new_email_submit()}
        </Button>
        <p className="hint">{m.new_email_not_you()}</p>
      </div>
    </AuthPage>
  );
}

/** The way on, with a login and without. */
function Onwards() {
  const { user } = useSession();
  return (
    <ButtonLink to={(user ? paths.account : paths.login).href()} variant="cast" className="w-full">
      {user ? m.new_email_to_account() : m.auth_log_in()}
    </ButtonLink>
  );
}

function Changed({ email }: { email: string }) {
  return (
    <AuthPage title={m.new_email_done()}>
      <div className="grid gap-6">
        <DoneNote>
          <RichText
            parts={m.new_email_done_text.parts({ email })}
            tags={{ email: (children) => <bdi className="font-semibold wrap-anywhere">{children}</bdi> }}
          />
        </DoneNote>
        <Onwards />
      </div>
    </AuthPage>
  );
}

function Invalid({ error }: { error: unknown }) {
  return (
    <AuthPage title={m.confirm_invalid()}>
      <div className="grid gap-6">
        <ErrorState icon={<MailX aria-hidden className="ic" />}>
          {errorText(error, m.error_account_email_link_invalid())}
        </ErrorState>
        <Onwards />
      </div>
    </AuthPage>
  );
}
