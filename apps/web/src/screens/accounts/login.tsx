import type { DemoLogin } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { DemoLogins } from '../../features/accounts/demo-logins.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { joinLabel } from '../../lib/joining-words.ts';
import { joining } from '../../lib/market.ts';
import { useSession } from '../../lib/session.ts';
import { useHead } from '../../lib/use-head.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { aboutLogin } from './about-accounts.ts';

/** The login page, to which guards and expired sessions redirect. */
export function LoginScreen() {
  useHead(aboutLogin());
  const { isExpired, endedBecause } = useSession();
  const { state } = useLocation();
  const [chosen, setChosen] = useState<DemoLogin>();
  const toSignUp = (children: ReactNode) => (
    <TextLink to={paths.signup.href()} state={state}>
      {children}
    </TextLink>
  );

  return (
    <AuthPage
      title={m.login_title()}
      subtitle={m.login_subtitle()}
      notice={isExpired ? <SessionOver because={endedBecause} /> : null}
      footer={
        joining() === 'EVERYBODY' ? (
          <RichText parts={m.login_new_here.parts()} tags={{ link: toSignUp }} />
        ) : (
          toSignUp(joinLabel(''))
        )
      }
    >
      <LoginForm submitLabel={m.login_submit()} busyLabel={m.login_busy()} offersRemember prefill={chosen} />
      <DemoLogins onChoose={(login) => setChosen({ ...login })} />
    </AuthPage>
  );
}

/** Tells a signed-in person why they have to log in again. */
function SessionOver({ because }: { because: string | null }) {
  return (
    <div role="alert" data-tone="red" className="ear mb-4 bg-k-bg px-5 py-4 text-k-ink">
      <p className="font-semibold">{because === null ? m.login_expired() : m.login_removed()}</p>
      <p className="mt-0.5 text-sm">{because ?? m.login_expired_text()}</p>
    </div>
  );
}
