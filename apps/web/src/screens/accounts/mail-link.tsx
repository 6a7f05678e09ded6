/** Shared frame of the pages behind links in mails: a button does what the link is for. */
import type { OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { CircleCheck, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { useSession } from '../../lib/session.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DoneNote } from '../../ui/done-note.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/field.tsx';

/** The token of the link; empty if the address has none. */
export const useLinkToken = (): string => useSearchParams()[0].get('token') ?? '';

interface ConfirmPageProps {
  title: string;
  subtitle: string;
  /** On the button. */
  label: string;
  /** Advice for a reader for whom the mail was not meant. */
  notYou: string;
  confirm: { error: Error | null; isPending: boolean; mutate: () => void };
}

/** The question. Opening a link changes nothing, because mail scanners open links too; the button does it. */
export function ConfirmPage({ title, subtitle, label, notYou, confirm }: ConfirmPageProps) {
  return (
    <AuthPage title={title} subtitle={subtitle}>
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
          {label}
        </Button>
        <p className="hint">{notYou}</p>
      </div>
    </AuthPage>
  );
}

interface OutcomeProps {
  title: string;
  text: ReactNode;
  /** The next step. */
  children: ReactNode;
}

/** Confirms that it is done. */
export function ConfirmedPage({ title, text, children }: OutcomeProps) {
  return (
    <AuthPage title={title}>
      <div className="grid gap-6">
        <DoneNote>{text}</DoneNote>
        {children}
      </div>
    </AuthPage>
  );
}

/** The link is invalid, and a retry would not change that. */
export function FailedPage({ title, text, children }: OutcomeProps) {
  return (
    <AuthPage title={title}>
      <div className="grid gap-6">
        <ErrorState icon={<MailX aria-hidden className="ic" />}>{text}</ErrorState>
        {children}
      </div>
    </AuthPage>
  );
}

interface WayOnProps {
  /** The destination of a person who is signed in. */
  to: (user: OwnUser) => string;
  label: string;
}

/** The next step, for signed-in people and guests. */
export function WayOn({ to, label }: WayOnProps) {
  const { user } = useSession();
  return (
    <ButtonLink to={user ? to(user) : paths.login.href()} variant="cast" className="w-full">
      {user ? label : m.auth_log_in()}
    </ButtonLink>
  );
}
