import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { asksForCode, SecondStep, useSecondStep } from '../../features/accounts/second-step.tsx';
import {
  hasAdminSessionExpired,
  keepAdminToken,
  logOutAdmin,
  useAdminToken,
} from '../../lib/admin-session.ts';
import { adminClient } from '../../lib/api.ts';
import { queriesOf } from '../../lib/invalidate.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Main } from '../../ui/main.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AdminBar } from './admin-bar.tsx';
import { AdminNav } from './admin-nav.tsx';

/** A page of the admin's part: the gate without a token, else the bar with the page below it. */
export function AdminPage({ children }: { children: ReactNode }) {
  const token = useAdminToken();
  if (token === null) return <AdminGate />;
  return (
    <Fragment key={token}>
      <AdminBar onLogout={logOutAdmin} />
      {children}
      <AdminNav className="tab-bar" />
    </Fragment>
  );
}

/** Message for a refused login (rules/screens#kept-texts): the server's words, or one of the two fallbacks. */
function refusalText(error: unknown): string {
  if (!(error instanceof AppError)) return m.admin_sign_in_failed();
  const [wrong] = error.details;
  if (wrong?.path.includes('email')) return wrong.message;
  if (error.code === 'request.invalid') return m.refusal_admin_bad_password();
  return error.code === 'internal' ? m.admin_sign_in_failed() : error.message;
}

/** The password gate, for the first password and for accounts. What was typed stays when it is refused. */
function AdminGate() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const second = useSecondStep();
  const logIn = useMutation({
    mutationFn: () =>
      adminClient.admin.logIn({
        body: { password, ...(email.trim() ? { email } : {}), ...(code ? { code } : {}) },
      }),
    onSuccess: ({ token }) => {
      queryClient.removeQueries(queriesOf('admin'));
      keepAdminToken(token);
    },
    onError: (error) => asksForCode(error) && second.ask(),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!logIn.isPending) logIn.mutate();
  }

  function goBack() {
    second.goBack();
    setCode('');
    logIn.reset();
  }

  return (
    <>
      <AdminBar />
      <Main className="grid place-items-center py-10!">
        <Card className="w-full max-w-[400px]">
          <h1 className="text-d3" tabIndex={-1}>
            {m.admin_title()}
          </h1>
          <p className="mt-1.5 text-ink-2">{m.admin_password_text()}</p>
          {hasAdminSessionExpired() ? (
            <FormError className="mt-4">{m.admin_session_expired()}</FormError>
          ) : null}
          <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
            {second.isAsked ? (
              <SecondStep value={code} onChange={(event) => setCode(event.target.value)} onBack={goBack} />
            ) : (
              <>
                <Field label={m.admin_email()} hint={m.admin_email_hint()}>
                  <TextInput
                    type="email"
                    inputMode="email"
                    autoComplete="username"
                    autoFocus={second.isBack}
                    value={email}
                    onChange={(event) => setEmail(event.target.value)}
                  />
                </Field>
                <Field label={m.admin_password()}>
                  <PasswordInput
                    autoComplete="current-password"
                    value={password}
                    onChange={(event) => setPassword(event.target.value)}
                  />
                </Field>
              </>
            )}
            <FormError>
              {logIn.isError && !(asksForCode(logIn.error) && code === '') ? refusalText(logIn.error) : null}
            </FormError>
            <Button
              type="submit"
              disabled={password === ''}
              busy={logIn.isPending}
              busyText={m.admin_signing_in()}
            >
              {m.admin_sign_in()}
            </Button>
          </form>
        </Card>
      </Main>
    </>
  );
}
