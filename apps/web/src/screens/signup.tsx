import { paths } from '@briefcast/contract/paths';
import { useLocation } from 'react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { useHead } from '../lib/use-head.ts';
import { TextLink } from '../ui/text-link.tsx';
import { aboutSignUp } from './about-texts.ts';

/** Sign up, on a page of its own. */
export function SignUpScreen() {
  useHead(aboutSignUp);
  const { state } = useLocation();
  return (
    <AuthPage
      title="Sign up for free"
      subtitle="One account to send briefs, or to receive them."
      footer={
        <>
          Already have an account?{' '}
          <TextLink to={paths.login.href()} state={state}>
            Log in
          </TextLink>
        </>
      }
    >
      <SignUpForm />
    </AuthPage>
  );
}
