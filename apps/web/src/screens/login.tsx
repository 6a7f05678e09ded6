import type { DemoLogin } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { DemoLogins } from '../features/auth/demo-logins.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useSession } from '../lib/session.ts';
import { useHead } from '../lib/use-head.ts';
import { TextLink } from '../ui/text-link.tsx';
import { aboutLogin } from './about-texts.ts';

/** Log in, on a page of its own: where guards and expired sessions lead. */
export function LoginScreen() {
  useHead(aboutLogin);
  const { isExpired } = useSession();
  const { state } = useLocation();
  const [chosen, setChosen] = useState<DemoLogin>();

  return (
    <AuthPage
      title="Log in"
      subtitle="Pick up where you left off."
      notice={isExpired ? <SessionExpired /> : null}
      footer={
        <>
          New to Briefcast?{' '}
          <TextLink to={paths.signup.href()} state={state}>
            Sign up for free
          </TextLink>
        </>
      }
    >
      <LoginForm submitLabel="Sign in" busyLabel="Signing in..." offersRemember prefill={chosen} />
      <DemoLogins onChoose={(login) => setChosen({ ...login })} />
    </AuthPage>
  );
}

function SessionExpired() {
  return (
    <div role="alert" data-stock="red" className="ear mb-4 bg-k-bg px-5 py-4 text-k-ink">
      <p className="font-semibold">Authentication Error</p>
      <p className="mt-0.5 text-sm">Your session has expired or is invalid. Please log in again.</p>
    </div>
  );
}
