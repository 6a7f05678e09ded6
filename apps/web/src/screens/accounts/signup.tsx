import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useLocation } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { joinLabel } from '../../lib/joining-words.ts';
import { joining } from '../../lib/market.ts';
import { useHead } from '../../lib/use-head.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { aboutSignUp } from './about-accounts.ts';

/** The sign-up page. */
export function SignUpScreen() {
  useHead(aboutSignUp());
  const { state } = useLocation();
  return (
    <AuthPage
      title={joinLabel(m.signup_title())}
      subtitle={joining() === 'EVERYBODY' ? m.signup_subtitle() : undefined}
      footer={
        <RichText
          parts={m.signup_has_account.parts()}
          tags={{
            link: (children) => (
              <TextLink to={paths.login.href()} state={state}>
                {children}
              </TextLink>
            ),
          }}
        />
      }
    >
      <SignUpForm />
    </AuthPage>
  );
}
