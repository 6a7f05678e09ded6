import type { OwnUser } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { LogOut, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { leave } from '../../lib/leaving.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AuthLink } from './auth-link.tsx';
import type { OpenAuth } from './use-auth-dialog.tsx';

interface LandingHeaderProps {
  user: OwnUser | null;
  auth: OpenAuth;
}

const light = 'bg-on-stage! text-on-cast! hover:bg-white!';

/** The bar on the stage: the way in for visitors, the way on for everybody signed in. */
export function LandingHeader({ user, auth }: LandingHeaderProps) {
  return (
    <header className="on-stage absolute inset-x-2 top-2 z-10 text-on-stage md:inset-x-3 md:top-3">
      <div className="wrap flex h-[72px] items-center">
        <Link to={paths.landing.href()} className="inline-flex min-h-11 items-center">
          <Logo className="h-8" />
        </Link>
        <ButtonLink
          to={paths.creators.href()}
          variant="ghost"
          className="ms-auto bg-stage! text-on-stage! hover:bg-stage-2! max-md:hidden noscript:inline-flex"
        >
          {m.header_find_creators()}
        </ButtonLink>
        <LanguageSwitch className="ms-2 bg-stage! text-on-stage! hover:bg-stage-2! max-md:hidden noscript:inline-flex" />
        <div
          className={clsx(
            'ms-2 flex items-center gap-2 max-md:hidden noscript:flex',
            !user && 'for-visitors',
          )}
        >
          {user ? (
            <>
              <ButtonLink to={dashboardPath(user.role)} className={light}>
                {m.landing_dashboard()}
              </ButtonLink>
              <Button
                className="bg-stage-2! text-on-stage! hover:bg-stage!"
                icon={<LogOut aria-hidden className="ic ic-turn" />}
                onClick={leave}
              >
                {m.header_log_out()}
              </Button>
            </>
          ) : (
            <AuthLink auth={auth} mode="login" to={paths.login.href()} className={light}>
              {m.landing_log_in()}
            </AuthLink>
          )}
        </div>
        <MobileMenu user={user} auth={auth} />
      </div>
    </header>
  );
}

function MobileMenu({ user, auth }: LandingHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside(event: PointerEvent) {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    }
    function closeWithEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeWithEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeWithEscape);
    };
  }, [isOpen]);

  const fromMenu: OpenAuth = {
    ...auth,
    open: (mode) => {
      setIsOpen(false);
      auth.open(mode);
    },
  };

  return (
    <div ref={root} className="ms-auto md:hidden noscript:hidden">
      <button
        ref={toggle}
        type="button"
        className="iconbtn"
        aria-label={m.header_menu()}
        aria-expanded={isOpen}
        aria-controls="landing-menu"
        {...auth.intent}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden className="ic size-6!" /> : <Menu aria-hidden className="ic size-6!" />}
      </button>
      <nav
        id="landing-menu"
        aria-label={m.header_menu()}
        hidden={!isOpen}
        className="absolute inset-x-4 top-[68px] ear bg-stage-2 p-3 shadow-e3"
      >
        <div className="flex flex-col gap-1 *:justify-start!">
          <ButtonLink to={paths.creators.href()} variant="ghost">
            {m.header_find_creators()}
          </ButtonLink>
          {user ? (
            <>
              <ButtonLink to={dashboardPath(user.role)} variant="ghost">
                {m.landing_dashboard()}
              </ButtonLink>
              <Button variant="ghost" icon={<LogOut aria-hidden className="ic ic-turn" />} onClick={leave}>
                {m.header_log_out()}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink to={paths.login.href()} state={browseState} variant="ghost">
                {m.landing_browse()}
              </ButtonLink>
              <AuthLink auth={fromMenu} mode="login" to={paths.login.href()} variant="ghost">
                {m.landing_log_in()}
              </AuthLink>
              <AuthLink auth={fromMenu} mode="signup" to={paths.signup.href()} variant="ghost">
                {m.landing_sign_up()}
              </AuthLink>
            </>
          )}
          <LanguageSwitch className="px-4!" />
        </div>
      </nav>
    </div>
  );
}

const browseState = { from: { pathname: paths.creators.href(), search: '', hash: '' } };
