import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Main } from '../../ui/main.tsx';

interface AuthPageProps {
  title: string;
  subtitle?: ReactNode;
  /** Above the card: why this page is shown. */
  notice?: ReactNode;
  children: ReactNode;
  /** Below the card: the link to login or sign-up. */
  footer?: ReactNode;
}

/** The layout of the account pages: one card in the middle. */
export function AuthPage({ title, subtitle, notice, children, footer }: AuthPageProps) {
  return (
    <Main bleed className="grid content-start justify-items-center px-4 pt-7 pb-16 md:pt-10">
      <div className="for-visitors w-full max-w-[460px]">
        {notice}
        <p data-tone="blue" className="ear mb-4 hidden bg-k-bg px-5 py-4 text-k-ink noscript:block">
          {m.auth_needs_script()}
        </p>
        <div className="card rounded-[18px] rounded-se-[40px] px-6 py-7 md:px-9 md:py-8">
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle ? <p className="mt-1.5 text-ui text-ink-2">{subtitle}</p> : null}
          <div className="mt-6">{children}</div>
        </div>
        {footer ? <p className="mt-5 text-center text-ui text-ink-2">{footer}</p> : null}
      </div>
    </Main>
  );
}
